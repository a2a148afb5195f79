import { test } from '@japa/runner'
import { pan, UNZOOMED, zoomedAround } from '#app/kit/media/zoom'

const FRAME = { width: 400, height: 200 }

test.group('Zoom', () => {
  test('keeps what is under the finger where it is', ({ assert }) => {
    const point = { x: 100, y: -50 }
    const zoom = zoomedAround(UNZOOMED, 2, point, FRAME)
    assert.deepEqual(zoom, { scale: 2, x: -100, y: 50 })
    const closer = zoomedAround(zoom, 4, point, FRAME)
    assert.equal((point.x - closer.x) / closer.scale, (point.x - zoom.x) / zoom.scale)
  })

  test('stays between the frame and five times its size', ({ assert }) => {
    assert.deepEqual(zoomedAround(UNZOOMED, 0.2, { x: 30, y: 0 }, FRAME), UNZOOMED)
    assert.equal(zoomedAround(UNZOOMED, 99, { x: 0, y: 0 }, FRAME).scale, 5)
  })

  test('never shows an edge', ({ assert }) => {
    const zoom = pan({ scale: 2, x: 0, y: 0 }, { x: 9999, y: -9999 }, FRAME)
    assert.deepEqual(zoom, { scale: 2, x: 200, y: -100 })
    assert.deepEqual(pan(UNZOOMED, { x: 10, y: 10 }, FRAME), UNZOOMED)
  })
})
