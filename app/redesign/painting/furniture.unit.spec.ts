import { test } from '@japa/runner'
import type { Look, Oklab } from '#app/redesign/looks/look'
import { linearToOklab, oklabToLinear } from '#app/redesign/looks/oklab'
import { chooseDyes, dyed } from '#app/redesign/painting/choose_dyes'
import { dyeFurniture } from '#app/redesign/painting/dye_furniture'
import { canvasOf, copyOf } from '#app/redesign/painting/canvas'

type Palette = Pick<Look, 'textiles' | 'wood' | 'accents' | 'furniture' | 'fittings'>

const BLUE: Oklab = [0.5, -0.02, -0.1]
const OAK: Oklab = [0.6, 0.03, 0.08]
const palette: Palette = {
  textiles: [BLUE],
  wood: OAK,
  accents: [[0.5, 0.15, 0.05]],
  furniture: 1,
  fittings: 'dye',
}

const [WIDTH, HEIGHT] = [320, 200]
const PIXELS = WIDTH * HEIGHT
const piece = ([lightness, a, b]: Oklab, share: number, touches: number[] = []) => ({
  lightness,
  a,
  b,
  size: PIXELS * share,
  touches: new Set(touches),
})

test.group('Dyes for furniture', () => {
  test('light and shade of one thing get one dye, wood another', ({ assert }) => {
    const lit = piece([0.8, 0.01, 0.03], 0.1)
    const shaded = piece([0.5, 0.008, 0.018], 0.05)
    const table = piece([0.6, 0.03, 0.09], 0.04)
    const [first, second, third] = chooseDyes([lit, shaded, table], palette, PIXELS)
    assert.isNotNull(first)
    assert.strictEqual(first, second)
    assert.isBelow(first!.to[2], -0.03)
    assert.isAbove(third!.to[2], 0.05)
  })

  test('leaves, black and small things stay, and what is white stays unless it is large', ({
    assert,
  }) => {
    const leaf = piece([0.4, -0.06, 0.06], 0.1)
    const screen = piece([0.2, 0, 0.005], 0.1)
    const speck = piece([0.6, 0.03, 0.02], 0.001)
    const basin = piece([0.9, 0, 0.01], 0.01)
    const bed = piece([0.9, 0, 0.01], 0.1)
    const stays = [leaf, screen, speck, basin]
    for (const thing of stays) assert.deepEqual(chooseDyes([thing], palette, PIXELS), [null])
    assert.isNotNull(chooseDyes([bed], palette, PIXELS)[0])
  })

  test('between two tints a thing goes with what it touches, but wood goes with wood', ({
    assert,
  }) => {
    const bed = piece([0.8, 0.016, 0.016], 0.3)
    const throwOver = piece([0.7, 0.014, 0.056], 0.1)
    const cushion = (touches: number[]) => piece([0.8, 0.016, 0.044], 0.02, touches)
    const [apart, onBed] = [[], [0]].map((touches) =>
      chooseDyes([bed, throwOver, cushion(touches)], palette, PIXELS)
    )
    assert.notStrictEqual(apart[0], apart[1])
    assert.strictEqual(apart[2], apart[1])
    assert.strictEqual(onBed[2], onBed[0])

    const bench = piece([0.6, 0.042, 0.066], 0.1)
    const nightstand = piece([0.65, 0.03, 0.054], 0.02, [1])
    const dyes = chooseDyes([bed, throwOver, bench, nightstand], palette, PIXELS)
    assert.notStrictEqual(dyes[1], dyes[2])
    assert.strictEqual(dyes[3], dyes[2])
  })

  test('colors are shared out by weight: many small things share the second color', ({
    assert,
  }) => {
    const tints = [
      [0.05, 0],
      [0, -0.06],
      [-0.05, -0.02],
      [0.05, -0.07],
    ]
    const things = tints.map(([a, b], at) => piece([0.5, a / 2, b / 2], at === 0 ? 0.1 : 0.02))
    const dyes = chooseDyes(things, { ...palette, textiles: [BLUE, [0.5, 0.1, 0.05]] }, PIXELS)
    assert.deepEqual(
      dyes.map((dye) => Math.sign(dye!.to[2])),
      [-1, 1, 1, -1]
    )
  })

  test('where fittings stay, wood alone is dyed', ({ assert }) => {
    const bath = piece([0.85, 0.005, 0.04], 0.2)
    const table = piece([0.6, 0.03, 0.09], 0.04)
    const [first, second] = chooseDyes([bath, table], { ...palette, fittings: 'stay' }, PIXELS)
    assert.isNull(first)
    assert.isNotNull(second)
  })

  test('folds stay as deep in the new color as they were', ({ assert }) => {
    const dye = { from: [0.8, 0.01, 0.03] as const, to: [0.5, -0.02, -0.08] as const }
    const [lit, shaded] = [dyed(0.8, 0.01, 0.03, dye), dyed(0.4, 0.005, 0.015, dye)]
    assert.closeTo(lit[0], 0.5, 1e-9)
    assert.closeTo(lit[0] / shaded[0], 2, 1e-9)
    assert.closeTo(lit[2] / shaded[2], 2, 1e-9)
  })

  test('a sofa turns blue as a whole, the wall beside it stays', ({ assert }) => {
    const data = Buffer.alloc(PIXELS * 3)
    const isSofa = (x: number) => x > 80 && x < 240
    for (let at = 0; at < PIXELS; at++) {
      const x = at % WIDTH
      const light = isSofa(x) && x < 160 ? 1 : 0.7
      data.set([200 * light, 185 * light, 150 * light], at * 3)
    }
    const source = canvasOf({ data, width: WIDTH, height: HEIGHT })
    const target = copyOf(source)
    const matte = Float32Array.from({ length: PIXELS }, (_, at) => (isSofa(at % WIDTH) ? 1 : 0))
    dyeFurniture(target, source, matte, palette)
    const row = (HEIGHT / 2) * WIDTH
    for (const x of [90, 120, 150, 157, 163, 200, 230]) {
      assert.isAbove(target.blue[row + x], target.red[row + x] * 1.2, `at ${x}`)
    }
    assert.equal(target.blue[row + 40], source.blue[row + 40])
  })

  test('a lit part of a sofa stays with the sofa when a larger armchair is of a similar tint', ({
    assert,
  }) => {
    const armchair: Oklab = [0.43, -0.0116, 0.0116]
    const sofa: Oklab = [0.66, 0.0066, 0.0396]
    const lit: Oklab = [0.74, 0.003, 0.0318]
    const colorAt = (x: number) => (x < 60 ? lit : x < 140 ? sofa : x < 160 ? null : armchair)
    const source = canvasOf({ data: Buffer.alloc(PIXELS * 3), width: WIDTH, height: HEIGHT })
    const matte = new Float32Array(PIXELS)
    for (let at = 0; at < PIXELS; at++) {
      const color = colorAt(at % WIDTH)
      if (!color) continue
      const light = oklabToLinear(...color)
      source.red[at] = light[0]
      source.green[at] = light[1]
      source.blue[at] = light[2]
      matte[at] = 1
    }
    const target = copyOf(source)
    dyeFurniture(target, source, matte, { ...palette, textiles: [BLUE, [0.5, 0.1, 0.05]] })

    const isBlue = (x: number) => {
      const at = (HEIGHT / 2) * WIDTH + x
      return linearToOklab(target.red[at], target.green[at], target.blue[at])[2] < 0
    }
    assert.deepEqual([20, 40, 80, 120].map(isBlue), [false, false, false, false])
    assert.deepEqual([180, 300].map(isBlue), [true, true])
  })
})
