import { mock } from 'node:test'
import { test } from '@japa/runner'
import { beginningOf, rewindLater } from '#app/spots/feed/ui/rewind_later'

/** @param from seconds from which on it is loaded */
const loaded = (from?: number) => ({
  buffered: { length: from === undefined ? 0 : 1, start: () => from ?? 0, end: () => 9 },
})

test.group('A video that left the screen', (group) => {
  group.each.setup(() => {
    mock.timers.enable({ apis: ['setTimeout'] })
    return () => mock.timers.reset()
  })

  test('is at its beginning again after 50 ms', ({ assert }) => {
    const player = { currentTime: 7.5, readyState: 4, ...loaded(0) }
    rewindLater(player, 1.5)
    mock.timers.tick(49)
    assert.equal(player.currentTime, 7.5)
    mock.timers.tick(1)
    assert.equal(player.currentTime, 1.5)
  })

  test('is left alone if it never loaded, or is gone', ({ assert }) => {
    const player = { currentTime: 0, readyState: 0, ...loaded() }
    rewindLater(player, 1.5)
    rewindLater(null, 1.5)
    mock.timers.tick(50)
    assert.equal(player.currentTime, 0)
  })

  test('goes on where it is if it is back before', ({ assert }) => {
    const player = { currentTime: 7.5, readyState: 4, ...loaded(0) }
    const stay = rewindLater(player, 0)
    mock.timers.tick(49)
    stay()
    mock.timers.tick(50)
    assert.equal(player.currentTime, 7.5)
  })

  test('begins with its first picture, if that comes a little later', ({ assert }) => {
    const player = { currentTime: 7.5, readyState: 4, ...loaded(0.083) }
    rewindLater(player, 0)
    mock.timers.tick(50)
    assert.equal(player.currentTime, 0.083)
    assert.equal(beginningOf(loaded(0.083), 1.5), 1.5)
    assert.equal(beginningOf(loaded(4), 1.5), 1.5)
    assert.equal(beginningOf(loaded(), 1.5), 1.5)
  })
})
