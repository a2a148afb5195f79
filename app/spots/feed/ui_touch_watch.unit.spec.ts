import { mock } from 'node:test'
import { test } from '@japa/runner'
import { TouchWatch } from '#app/spots/feed/ui/touch_watch'

function watched() {
  const told: string[] = []
  const watch = new TouchWatch()
  watch.listen({
    onDoubleTap: ({ x, y }) => void told.push(`liked at ${x} ${y}`),
    onHold: (isHeld) => void told.push(isHeld ? 'held' : 'let go'),
  })
  const at = (clientX: number, clientY: number, timeStamp = 1000) => ({
    ...{ clientX, clientY, timeStamp },
  })
  const tap = (timeStamp: number) => {
    watch.down(at(50, 50))
    watch.up(at(50, 50, timeStamp))
  }
  return { told, watch, at, tap }
}

test.group('Touches of a spot', (group) => {
  group.each.setup(() => {
    mock.timers.enable({ apis: ['setTimeout'] })
    return () => mock.timers.reset()
  })

  test('are a hold after 400 ms within ten pixels, until the finger lifts', ({ assert }) => {
    const { told, watch, at } = watched()
    watch.down(at(50, 50))
    mock.timers.tick(399)
    watch.move(at(56, 58))
    assert.deepEqual(told, [])
    mock.timers.tick(1)
    assert.deepEqual(told, ['held'])
    assert.isTrue(watch.isHeld)
    watch.move(at(150, 50))
    watch.up(at(150, 50))
    assert.deepEqual(told, ['held', 'let go'])
    assert.isFalse(watch.isHeld)
  })

  test('are a move past ten pixels, which holds and taps nothing', ({ assert }) => {
    const { told, watch, at, tap } = watched()
    tap(1000)
    watch.down(at(50, 50))
    watch.move(at(56, 59))
    mock.timers.tick(400)
    watch.up(at(56, 59, 1100))
    assert.deepEqual(told, [])
  })

  test('are a double tap if the second comes soon', ({ assert }) => {
    const { told, tap } = watched()
    tap(1000)
    tap(1300)
    assert.deepEqual(told, [])
    tap(1599)
    tap(1700)
    assert.deepEqual(told, ['liked at 50 50'])
  })

  test('tell nobody who has left', ({ assert }) => {
    const { told, watch, at } = watched()
    watch.down(at(50, 50))
    watch.leave()
    mock.timers.tick(400)
    assert.deepEqual(told, [])
  })
})
