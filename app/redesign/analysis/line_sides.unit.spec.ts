import { test } from '@japa/runner'
import { buildRegions } from '#app/redesign/analysis/build_regions'
import { lineSides, type ImageSegment } from '#app/redesign/analysis/segments'

const [WIDTH, HEIGHT] = [100, 60]
const UPRIGHT: ImageSegment = { x1: 100, y1: 40, x2: 100, y2: 80, length: 40, score: 1 }

const sidesOf = (segments: ImageSegment[]) => lineSides(segments, 0.5, WIDTH, HEIGHT)
const at = (x: number, y: number) => y * WIDTH + x

test.group('Sides of lines', () => {
  test('a line has two sides, near it and along it', ({ assert }) => {
    const sides = sidesOf([UPRIGHT])
    assert.isAbove(sides[at(49, 30)], 0)
    assert.isAbove(sides[at(50, 30)], 0)
    assert.notEqual(sides[at(49, 30)], sides[at(50, 30)])
    assert.equal(sides[at(49, 25)], sides[at(49, 35)])
    assert.equal(sides[at(44, 30)], 0)
    assert.equal(sides[at(49, 10)], 0)
  })

  test('each place asks the line nearest to it', ({ assert }) => {
    const other = { ...UPRIGHT, x1: 103, x2: 103 }
    const sides = sidesOf([UPRIGHT, other])
    assert.equal(sides[at(49, 30)], sidesOf([UPRIGHT])[at(49, 30)])
    assert.notEqual(sides[at(52, 30)], sidesOf([UPRIGHT])[at(52, 30)])
  })

  test('short lines cut nothing', ({ assert }) => {
    const short = { ...UPRIGHT, y2: 48, length: 8 }
    assert.isTrue(sidesOf([short]).every((side) => side === 0))
  })

  test('pieces end at lines', ({ assert }) => {
    const one = new Int32Array(WIDTH * HEIGHT)
    const { regions, regionOf } = buildRegions(
      one,
      new Uint8Array(WIDTH * HEIGHT).fill(4),
      sidesOf([UPRIGHT]),
      new Float32Array(WIDTH * HEIGHT),
      WIDTH
    )
    assert.lengthOf(regions, 3)
    assert.notEqual(regionOf[at(49, 30)], regionOf[at(50, 30)])
    assert.equal(regionOf[at(0, 0)], regionOf[at(99, 59)])
  })
})
