import { mock } from 'node:test'
import { test } from '@japa/runner'
import { GestureTracker, type Point, type Touch } from '#app/common/ui/hooks/gesture_tracker'

/** A tracker that writes down what it recognised, fed with synthetic pointer events. */
function watch() {
  const seen: (string | Point)[] = []
  const tracker = new GestureTracker({
    onTap: (at) => seen.push('tap', at),
    onSwipe: (direction) => seen.push(`swipe ${direction}`),
    onHold: (at) => seen.push('hold', at),
    onRelease: () => seen.push('release'),
  })
  return { tracker, seen }
}

function finger(clientX: number, clientY: number, pointerId = 1): Touch {
  return { pointerId, clientX, clientY }
}

test.group('Gestures', (group) => {
  group.each.setup(() => {
    mock.timers.enable({ apis: ['setTimeout'] })
    return () => mock.timers.reset()
  })

  test('a tap may wander 10 px, not 11', ({ assert }) => {
    const { tracker, seen } = watch()
    tracker.down(finger(100, 100))
    tracker.move(finger(106, 108))
    tracker.up(finger(106, 108))
    assert.deepEqual(seen, ['tap', { x: 106, y: 108 }])

    tracker.down(finger(100, 100))
    tracker.move(finger(111, 100))
    tracker.move(finger(100, 100))
    tracker.up(finger(100, 100))
    assert.lengthOf(seen, 2)
  })

  test('a movement beyond 30 px is a swipe {direction}')
    .with([
      { direction: 'left', x: 69, y: 110 },
      { direction: 'right', x: 131, y: 90 },
      { direction: 'up', x: 110, y: 69 },
      { direction: 'down', x: 90, y: 131 },
    ])
    .run(({ assert }, { direction, x, y }) => {
      const { tracker, seen } = watch()
      tracker.down(finger(100, 100))
      tracker.move(finger(x, y))
      tracker.up(finger(x, y))
      assert.deepEqual(seen, [`swipe ${direction}`])
    })

  test('30 px is neither a tap nor a swipe', ({ assert }) => {
    const { tracker, seen } = watch()
    tracker.down(finger(100, 100))
    tracker.up(finger(130, 100))
    assert.isEmpty(seen)
  })

  test('resting for 400 ms is a hold, which ends in a release and no tap', ({ assert }) => {
    const { tracker, seen } = watch()
    tracker.down(finger(10, 20))
    mock.timers.tick(399)
    assert.isEmpty(seen)
    mock.timers.tick(1)
    assert.deepEqual(seen, ['hold', { x: 10, y: 20 }])
    tracker.up(finger(10, 20))
    assert.deepEqual(seen.slice(2), ['release'])
  })

  test('a finger that moved does not hold', ({ assert }) => {
    const { tracker, seen } = watch()
    tracker.down(finger(0, 0))
    tracker.move(finger(0, 11))
    mock.timers.tick(1000)
    assert.isEmpty(seen)
  })

  test('a second finger makes it a pinch: nothing is recognised', ({ assert }) => {
    const { tracker, seen } = watch()
    tracker.down(finger(0, 0))
    tracker.down(finger(50, 50, 2))
    mock.timers.tick(1000)
    tracker.up(finger(0, 0))
    tracker.up(finger(90, 50, 2))
    assert.isEmpty(seen)
  })

  test('a touch that the browser takes over ends, and releases a hold', ({ assert }) => {
    const { tracker, seen } = watch()
    tracker.down(finger(0, 0))
    tracker.cancel()
    mock.timers.tick(1000)
    assert.isEmpty(seen)

    tracker.down(finger(0, 0))
    mock.timers.tick(400)
    tracker.cancel()
    assert.deepEqual(seen, ['hold', { x: 0, y: 0 }, 'release'])
  })
})
