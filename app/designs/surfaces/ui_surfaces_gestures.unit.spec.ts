import { mock } from 'node:test'
import { test } from '@japa/runner'
import { PaintGestures } from '#app/designs/surfaces/ui/paint_gestures'

function scene() {
  const told: string[] = []
  const tell =
    (what: string) =>
    (...places: unknown[]) =>
      void told.push([what, ...places.map((place) => JSON.stringify(place))].join(' '))
  let onHeld = () => {}
  const held = new Promise<void>((resolve) => (onHeld = resolve))
  const hand = new PaintGestures({
    begin: tell('begin'),
    go: tell('go'),
    end: tell('end'),
    abandon: tell('abandon'),
    tap: tell('tap'),
    hold: (at) => {
      tell('hold')(at)
      onHeld()
    },
    pinch: tell('pinch'),
    pan: tell('pan'),
  })
  const touch = (pointerId: number, clientX: number, clientY: number, more = {}) => ({
    ...{ pointerId, clientX, clientY, pointerType: 'touch', use: 'draw' as const },
    ...more,
  })
  return { told, hand, touch, held }
}

test.group('The hand that paints', () => {
  test('draws with one finger once it moves, and taps where it does not', ({ assert }) => {
    const { told, hand, touch } = scene()
    hand.down(touch(1, 10, 10))
    hand.move(touch(1, 12, 10))
    assert.deepEqual(told, [])
    hand.move(touch(1, 30, 10))
    hand.up(touch(1, 30, 10))
    hand.down(touch(2, 5, 5))
    hand.up(touch(2, 5, 5))
    assert.deepEqual(told, [
      'begin {"x":10,"y":10}',
      'go {"x":30,"y":10}',
      'end',
      'begin {"x":5,"y":5}',
      'end',
    ])
  })

  test('draws at once with a mouse or pen', ({ assert }) => {
    const { told, hand, touch } = scene()
    hand.down(touch(1, 10, 10, { pointerType: 'mouse' }))
    assert.deepEqual(told, ['begin {"x":10,"y":10}'])
  })

  test('leaves no mark where two fingers pinch, nor by the one that leaves last', ({ assert }) => {
    const { told, hand, touch } = scene()
    hand.down(touch(1, 0, 0))
    hand.down(touch(2, 100, 0))
    hand.move(touch(2, 200, 0))
    hand.up(touch(1, 0, 0))
    hand.move(touch(2, 300, 90))
    hand.up(touch(2, 300, 90))
    assert.deepEqual(told, ['pinch 2 {"x":100,"y":0}', 'pan {"x":50,"y":0}'])
    hand.down(touch(3, 1, 1))
    hand.up(touch(3, 1, 1))
    assert.equal(told.at(-1), 'end')
  })

  test('takes back a stroke that a second finger or the browser interrupts', ({ assert }) => {
    for (const interrupt of ['finger', 'browser'] as const) {
      const { told, hand, touch } = scene()
      hand.down(touch(1, 0, 0))
      hand.move(touch(1, 50, 0))
      if (interrupt === 'finger') hand.down(touch(2, 90, 90))
      else hand.cancel(touch(1, 50, 0))
      assert.equal(told.at(-1), 'abandon')
      hand.up(touch(1, 50, 0))
      assert.equal(told.at(-1), 'abandon')
    }
  })

  test('taps, holds or moves where a spot is chosen, by finger and by mouse', async ({
    assert,
  }) => {
    for (const pointerType of ['touch', 'mouse']) {
      const { told, hand, touch, held } = scene()
      const tap = { use: 'tap' as const, pointerType }
      hand.down(touch(1, 10, 10, tap))
      hand.move(touch(1, 20, 10))
      assert.deepEqual(told, [])
      hand.up(touch(1, 20, 10))
      hand.down(touch(1, 30, 30, tap))
      await held
      hand.up(touch(1, 30, 30))
      hand.down(touch(1, 50, 50, tap))
      hand.move(touch(1, 61, 50))
      hand.up(touch(1, 61, 50))
      assert.deepEqual(told, ['tap {"x":10,"y":10}', 'hold {"x":30,"y":30}', 'pan {"x":11,"y":0}'])
    }
  })

  test('holds after 400 ms, within ten pixels of where it came down', ({ assert }) => {
    const { told, hand, touch } = scene()
    const tap = { use: 'tap' as const }
    hand.down(touch(1, 10, 10, tap))
    mock.timers.tick(399)
    hand.move(touch(1, 16, 18))
    assert.deepEqual(told, [])
    mock.timers.tick(1)
    assert.deepEqual(told, ['hold {"x":10,"y":10}'])
    hand.up(touch(1, 16, 18))
    hand.down(touch(1, 10, 10, tap))
    hand.move(touch(1, 16, 19))
    mock.timers.tick(400)
    assert.deepEqual(told, ['hold {"x":10,"y":10}', 'pan {"x":6,"y":9}'])
  }).setup(() => {
    mock.timers.enable({ apis: ['setTimeout'] })
    return () => mock.timers.reset()
  })

  test('neither taps nor holds where a second finger comes', ({ assert }) => {
    const { told, hand, touch } = scene()
    hand.down(touch(1, 0, 0, { use: 'tap' }))
    hand.down(touch(2, 100, 0, { use: 'tap' }))
    hand.up(touch(2, 100, 0))
    hand.up(touch(1, 0, 0))
    assert.deepEqual(told, [])
  })

  test('moves the picture when it is asked to', ({ assert }) => {
    const { told, hand, touch } = scene()
    hand.down(touch(1, 0, 0, { use: 'move' }))
    hand.move(touch(1, 3, 4))
    hand.up(touch(1, 3, 4))
    assert.deepEqual(told, ['pan {"x":3,"y":4}'])
  })
})
