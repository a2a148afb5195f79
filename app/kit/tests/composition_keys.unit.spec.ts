import { test } from '@japa/runner'
import { leaveCompositionAlone } from '#app/kit/hooks/composition_keys'

const pressed = (key: string, composing: { isComposing?: boolean; keyCode?: number }) =>
  Object.assign(new Event('keydown'), { key, isComposing: false, keyCode: 13, ...composing })

test.group('Keys of an input method', () => {
  test('reach nothing else', ({ assert }) => {
    const page = new EventTarget()
    const heard: string[] = []
    leaveCompositionAlone(page)
    page.addEventListener('keydown', (event) => heard.push((event as KeyboardEvent).key), true)
    for (const key of ['Enter', 'Escape', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'Tab', 'Process']) {
      page.dispatchEvent(pressed(key, { isComposing: true }))
      page.dispatchEvent(pressed(key, { keyCode: 229 }))
    }
    assert.isEmpty(heard)
    page.dispatchEvent(pressed('Unidentified', { keyCode: 229 }))
    page.dispatchEvent(pressed('Enter', {}))
    assert.deepEqual(heard, ['Unidentified', 'Enter'])
  })
})
