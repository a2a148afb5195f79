import { test } from '@japa/runner'
import { toLab } from '#app/redesign/analysis/lab_image'
import { BoxEvidence } from '#app/redesign/analysis/box_evidence'
import { fitBox } from '#app/redesign/analysis/fit_box'
import {
  planeHit,
  project,
  rayThrough,
  fromWall,
  toWall,
  type RoomBox,
} from '#app/redesign/analysis/room_box'
import { findFrame, orientSegments, type RoomFrame } from '#app/redesign/analysis/room_frame'
import type { ImageSegment } from '#app/redesign/analysis/segments'
import { findWallRectangles } from '#app/redesign/analysis/wall_rectangles'
import { PlanePoint } from '#app/redesign/painting/plane_point'
import type { Vector } from '#app/redesign/math/vectors'

const WIDTH = 600
const HEIGHT = 400
const TURN = 0.12

const frame: RoomFrame = {
  down: [0, 1, 0],
  right: [Math.cos(TURN), 0, -Math.sin(TURN)],
  forward: [Math.sin(TURN), 0, Math.cos(TURN)],
  focal: 480,
  centerX: WIDTH / 2,
  centerY: HEIGHT / 2,
  width: WIDTH,
  height: HEIGHT,
}
const box: RoomBox = { left: -1.4, right: 1.4, front: 3.4, ceiling: 0.9 }

function line(from: Vector, to: Vector): ImageSegment[] {
  const a = project(frame, from)
  const b = project(frame, to)
  if (!a || !b) return []
  const [[x1, y1], [x2, y2]] = [a, b]
  return [{ x1, y1, x2, y2, length: Math.hypot(x2 - x1, y2 - y1), score: 0.9 }]
}

function wallRectangle(left: number, right: number, bottom: number, top: number): ImageSegment[] {
  const at = (u: number, v: number): Vector => [1 - v / 1.45, u / 1.45, box.front]
  return [
    ...line(at(left, bottom), at(left, top)),
    ...line(at(right, bottom), at(right, top)),
    ...line(at(left, bottom), at(right, bottom)),
    ...line(at(left, top), at(right, top)),
  ]
}

function edges(): ImageSegment[] {
  const { left, right, front, ceiling } = box
  const sides = [left, right].flatMap((side) => [
    ...line([1, side, front], [-ceiling, side, front]),
    ...line([1, side, 2], [1, side, front]),
    ...line([-ceiling, side, 2], [-ceiling, side, front]),
    ...line([0.2, side, 2.2], [0.2, side, 3]),
  ])
  const levels = [1, -ceiling].flatMap((height) =>
    line([height, left, front], [height, right, front])
  )
  const boards = [-0.8, -0.2, 0.5, 1].flatMap((u) => line([1, u, 2.2], [1, u, front]))
  return [...sides, ...levels, ...boards, ...wallRectangle(-0.3, 0.9, 1, 2.1)]
}

const gray = toLab({ data: Buffer.alloc(120 * 80 * 3, 128), width: 120, height: 80 })

test.group('The shape of a room', () => {
  test('axes and focal length come out of its lines', ({ assert }) => {
    const found = findFrame(edges(), WIDTH, HEIGHT)
    if (!found) return assert.fail('no frame')
    assert.closeTo(found.focal, frame.focal, 25)
    assert.closeTo(found.forward[0], frame.forward[0], 0.03)
    assert.isAbove(found.down[1], 0.998)
  })

  test('so does the box, up to where no line tells', ({ assert }) => {
    const evidence = new BoxEvidence(frame, orientSegments(edges(), frame), gray)
    const fitted = fitBox(evidence)
    assert.isAbove(fitted.score, 0.3)
    assert.closeTo(fitted.box.left, box.left, 0.06)
    assert.closeTo(fitted.box.right, box.right, 0.08)
    assert.closeTo(fitted.box.front, box.front, 0.12)
    assert.closeTo(fitted.box.ceiling, box.ceiling, 0.04)
  })

  test('no lines, no room', ({ assert }) => {
    assert.isNull(findFrame([], WIDTH, HEIGHT))
  })

  test('points go to a wall and back, and to the plane that they lie on', ({ assert }) => {
    const point = fromWall(frame, box, 'front', { u: 0.4, v: 1.2 })
    if (!point) return assert.fail('not seen')
    const back = toWall(frame, box, 'front', ...point)
    assert.closeTo(back!.u, 0.4, 1e-9)
    assert.closeTo(back!.v, 1.2, 1e-9)
    assert.equal(planeHit(rayThrough(frame, ...point), box), 4)
    assert.equal(planeHit(rayThrough(frame, WIDTH / 2, HEIGHT - 2), box), 1)
    assert.equal(planeHit(rayThrough(frame, WIDTH / 2, 2), box), 2)
  })

  test('a meter on the floor is a meter, wherever it lies', ({ assert }) => {
    for (const depth of [2, 3]) {
      const [from, to] = [0, 1].map((u) => project(frame, [1, u / 1.45, depth])!)
      const point = new PlanePoint(frame, box, 'floor')
      const [a, b] = [from, to].map((pixel) => {
        point.moveTo(...pixel)
        return [point.u, point.v]
      })
      assert.closeTo(Math.hypot(a[0] - b[0], a[1] - b[1]), 1, 1e-6)
    }
  })

  test('what a pixel covers is the way to the next one', ({ assert }) => {
    for (const [plane, x, y] of [
      ['floor', 310, 330],
      ['front', 250, 190],
      ['left', 40, 200],
    ] as const) {
      const point = new PlanePoint(frame, box, plane)
      const at = (pixelX: number, pixelY: number) => {
        point.moveTo(pixelX, pixelY)
        return [point.u, point.v]
      }
      const [here, right, below] = [at(x, y), at(x + 0.01, y), at(x, y + 0.01)]
      const ways = [right, below].map((to) => Math.hypot(to[0] - here[0], to[1] - here[1]) * 100)
      point.moveTo(x, y)
      assert.closeTo(point.footprint, Math.max(...ways), 1e-5)
    }
  })

  test('a window is found on its wall, in meters', ({ assert }) => {
    const [found] = findWallRectangles(frame, box, orientSegments(edges(), frame))
    assert.equal(found.wall, 'front')
    assert.closeTo(found.left, -0.3, 0.02)
    assert.closeTo(found.right, 0.9, 0.02)
    assert.closeTo(found.bottom, 1, 0.02)
    assert.closeTo(found.top, 2.1, 0.02)
  })
})
