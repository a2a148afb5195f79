import { mock } from 'node:test'
import { test } from '@japa/runner'
import { SavedMark } from '#app/kit/hooks/saved_mark'

test.group('The mark of a saved form', (group) => {
  group.each.setup(() => {
    mock.timers.enable({ apis: ['setTimeout'] })
    return () => mock.timers.reset()
  })

  test('stays for 2000 ms, and as long again after each save', ({ assert }) => {
    const shown: boolean[] = []
    const mark = new SavedMark((isShown) => void shown.push(isShown))
    mark.show()
    mock.timers.tick(1999)
    assert.deepEqual(shown, [true])
    mark.show()
    mock.timers.tick(1999)
    assert.deepEqual(shown, [true, true])
    mock.timers.tick(1)
    assert.deepEqual(shown, [true, true, false])
  })

  test('goes with its form', ({ assert }) => {
    const shown: boolean[] = []
    const mark = new SavedMark((isShown) => void shown.push(isShown))
    mark.show()
    mark.end()
    mock.timers.tick(2000)
    assert.deepEqual(shown, [true])
  })
})
