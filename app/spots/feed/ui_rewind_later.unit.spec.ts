import { mock } from 'node:test'
import { test } from '@japa/runner'
import { rewindLater } from '#app/spots/feed/ui/rewind_later'

test.group('A video that left the screen', (group) => {
  group.each.setup(() => {
    mock.timers.enable({ apis: ['setTimeout'] })
    return () => mock.timers.reset()
  })

  test('is at its beginning again after 50 ms', ({ assert }) => {
    const player = { currentTime: 7.5, readyState: 4 }
    rewindLater(player, 1.5)
    mock.timers.tick(49)
    assert.equal(player.currentTime, 7.5)
    mock.timers.tick(1)
    assert.equal(player.currentTime, 1.5)
  })

  test('is left alone if it never loaded, or is gone', ({ assert }) => {
    const player = { currentTime: 0, readyState: 0 }
    rewindLater(player, 1.5)
    rewindLater(null, 1.5)
    mock.timers.tick(50)
    assert.equal(player.currentTime, 0)
  })
})
