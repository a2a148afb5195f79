import { test } from '@japa/runner'
import { floorMaterial } from '#app/redesign/finishes/floors'
import { wallMaterial } from '#app/redesign/finishes/walls'
import { rugColor } from '#app/redesign/finishes/rugs'
import { boxBlur, broadBlur, MaskedMean } from '#app/redesign/math/blur'
import type { LinearRgb } from '#app/redesign/looks/oklab'

const COLORS: LinearRgb[] = [
  [0.1, 0.06, 0.03],
  [0.6, 0.4, 0.25],
  [0.2, 0.3, 0.4],
]
const FLOORS = [
  'planks',
  'herringbone',
  'chevron',
  'tiles',
  'checker',
  'marble',
  'terrazzo',
  'concrete',
] as const
const WALLS = ['paint', 'limewash', 'panelling', 'wallpaper', 'brick', 'slats', 'tiles'] as const

test.group('Finishes', () => {
  for (const pattern of FLOORS)
    test(`a floor of ${pattern} has colors of its own everywhere, also far away`, ({ assert }) => {
      const material = floorMaterial(pattern, COLORS)
      const seen = new Set<string>()
      for (let at = 0; at < 200; at++) {
        const color = material(at * 0.137 - 5, at * 0.211, at % 2 ? 0.004 : 0.3)
        for (const channel of color) assert.isTrue(channel >= 0 && channel < 1.2, String(color))
        seen.add(color.map((value) => value.toFixed(3)).join())
      }
      assert.isAbove(seen.size, 20)
    })

  for (const pattern of WALLS)
    test(`a wall of ${pattern} has sound colors`, ({ assert }) => {
      const material = wallMaterial(pattern, COLORS)
      for (let at = 0; at < 200; at++) {
        const color = material(at * 0.137 - 5, (at % 26) / 10, at % 2 ? 0.004 : 0.3)
        for (const channel of color) assert.isTrue(channel >= 0 && channel < 1.2, String(color))
      }
    })

  test('staves of herringbone are as long as they are: joints are few', ({ assert }) => {
    const material = floorMaterial('herringbone', [
      [0.5, 0.5, 0.5],
      [0.5, 0.5, 0.5],
    ])
    let joints = 0
    for (let at = 0; at < 20_000; at++) {
      const [red] = material((at % 200) * 0.01, Math.floor(at / 200) * 0.02, 0.001)
      if (red < 0.4) joints++
    }
    assert.isAbove(joints / 20_000, 0.01)
    assert.isBelow(joints / 20_000, 0.1)
  })

  test('a rug has its border at its edge', ({ assert }) => {
    const place = { x: 1, y: 3, width: 3, depth: 2 }
    const white: LinearRgb = [1, 1, 1]
    const black: LinearRgb = [0, 0, 0]
    const at = (x: number) => rugColor('border', [white, black], place, x, 3, 0.01)[0]
    assert.equal(at(1 - 1.5 + 0.03), 0)
    assert.isAbove(at(1), 0.7)
  })
})

test.group('Filters', () => {
  test('a blur keeps what is even and the sum of what is not', ({ assert }) => {
    const even = new Float32Array(20 * 10).fill(0.7)
    boxBlur(even, 20, 10, 3).forEach((value) => assert.closeTo(value, 0.7, 1e-5))
    const dot = new Float32Array(21 * 21)
    dot[10 * 21 + 10] = 1
    const blurred = boxBlur(dot, 21, 21, 2)
    assert.closeTo(
      blurred.reduce((sum, value) => sum + value, 0),
      1,
      1e-5
    )
    assert.closeTo(blurred[10 * 21 + 12], 1 / 25, 1e-6)
  })

  test('a wide blur is counted on a smaller copy and comes to the same', ({ assert }) => {
    const values = Float32Array.from({ length: 120 * 80 }, (_, at) => ((at % 120) + at / 120) / 200)
    const wide = broadBlur({ values, width: 120, height: 80 }, 12)
    const once = boxBlur(values, 120, 80, 12)
    const exact = boxBlur(once, 120, 80, 12)
    for (const at of [40 * 120 + 60, 30 * 120 + 33, 50 * 120 + 90]) {
      assert.closeTo(wide[at], exact[at], 0.005)
    }
  })

  test('a masked mean lets nothing in from beside the mask', ({ assert }) => {
    const source = Float32Array.from({ length: 400 }, (_, at) => (at % 20 < 10 ? 0.2 : 5))
    const mask = Float32Array.from({ length: 400 }, (_, at) => (at % 20 < 10 ? 1 : 0))
    const plane = { values: source, width: 20, height: 20 }
    assert.closeTo(new MaskedMean(plane, mask, 3).at(9, 10), 0.2, 1e-5)
  })
})
