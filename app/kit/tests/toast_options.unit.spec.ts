import { test } from '@japa/runner'
import { DRAG_TO_DISMISS_PERCENT, MAX_TOASTS, toastSettings } from '#app/kit/toast/toast_options'

test.group('A toast', () => {
  test('is plain, at the top right and closes after five seconds unless told', ({ assert }) => {
    const usual = { type: 'default', position: 'top-right', autoClose: 5000 }
    assert.deepEqual(toastSettings({}), usual)
    assert.deepEqual(toastSettings({ timeout: 1200 }), { ...usual, autoClose: 1200 })
    assert.deepEqual(toastSettings({ type: 'error', position: 'bottom-left' }), {
      ...usual,
      type: 'error',
      position: 'bottom-left',
    })
  })

  test('is one of twenty at most, and goes by a drag past 60 % of its width', ({ assert }) => {
    assert.deepEqual([MAX_TOASTS, DRAG_TO_DISMISS_PERCENT], [20, 60])
  })
})
