import { test } from '@japa/runner'
import { VISIT_PROGRESS } from '#app/shell/ui/visit_progress'

test.group('The bar of a page visit', () => {
  test('shows after 250 ms, without a spinner and styles of its own', ({ assert }) => {
    assert.deepEqual(VISIT_PROGRESS, { delay: 250, includeCSS: false, showSpinner: false })
  })
})
