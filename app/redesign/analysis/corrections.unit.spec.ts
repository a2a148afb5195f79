import sharp from 'sharp'
import { test } from '@japa/runner'
import { applyCorrections } from '#app/redesign/analysis/apply_corrections'
import { toLab } from '#app/redesign/analysis/lab_image'
import { rayThrough } from '#app/redesign/analysis/room_box'
import { levelFrame } from '#app/redesign/analysis/room_frame'
import { contradicts, toldHorizon } from '#app/redesign/analysis/told_horizon'
import { SURFACE } from '#app/redesign/surface'

const [WIDTH, HEIGHT] = [240, 160]
const SQUARE = 16
const COUNT = WIDTH * HEIGHT

const pixel = (x: number, y: number) => y * WIDTH + x
const all = (surface: number) => new Uint8Array(COUNT).fill(surface)

/** A floor in pieces of squares, with a leg on it, of which the engine is unsure. */
async function room() {
  const leg = '<rect x="80" y="40" width="3" height="60" fill="#2a211c"/>'
  const svg = `<svg width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#c8bca8"/>${leg}</svg>`
  const data = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
  const across = WIDTH / SQUARE
  const regionOf = Int32Array.from(
    { length: COUNT },
    (_, at) => Math.floor(at / WIDTH / SQUARE) * across + Math.floor((at % WIDTH) / SQUARE)
  )
  const regions = Array.from({ length: across * (HEIGHT / SQUARE) }, () => ({
    size: SQUARE * SQUARE,
    neighbors: [],
  }))
  const colors = toLab({ data, width: WIDTH, height: HEIGHT })
  const found = { labels: all(SURFACE.wall), sure: all(SURFACE.keep) }
  return (paintedAt: (x: number, y: number) => number) => {
    const painted = Uint8Array.from({ length: COUNT }, (_, at) =>
      paintedAt(at % WIDTH, Math.floor(at / WIDTH))
    )
    return applyCorrections(found, { regions, regionOf, colors }, painted)
  }
}

test.group('Corrections of a person', () => {
  test('apply to pieces that are mostly painted, except for legs before them', async ({
    assert,
  }) => {
    const correct = await room()
    const isBesideLeg = (x: number) => x < 79 || x > 84
    const { labels, sure, corrected } = correct((x) => (isBesideLeg(x) ? SURFACE.floor : 0))
    assert.equal(sure[pixel(110, 70)], SURFACE.floor)
    assert.equal(sure[pixel(84, 140)], SURFACE.floor)
    assert.equal(sure[pixel(81, 70)], SURFACE.keep)
    assert.equal(labels[pixel(81, 70)], SURFACE.keep)
    assert.deepEqual([...corrected], [SURFACE.floor])

    const rough = correct((x) => (x % SQUARE < SQUARE / 2 ? SURFACE.floor : 0))
    assert.equal(rough.sure[pixel(110, 70)], SURFACE.floor)
    const little = correct((x) => (x % SQUARE < 5 ? SURFACE.floor : 0))
    assert.equal(little.sure[pixel(10, 70)], SURFACE.keep)
    assert.equal(little.sure[pixel(2, 70)], SURFACE.floor)
  })

  test('are followed to the pixel where they were painted', async ({ assert }) => {
    const { sure, told } = (await room())(() => SURFACE.floor)
    assert.equal(sure[pixel(81, 70)], SURFACE.floor)
    assert.isTrue(told.every((surface) => surface === SURFACE.floor))
  })
})

test.group('The horizon of a room in which a person marked the floor', () => {
  const PHOTO = { width: 600, height: 400 }
  const marked = (surfaceAt: (row: number) => number) =>
    Uint8Array.from({ length: 60 * 40 }, (_, at) => surfaceAt(Math.floor(at / 60)))
  const floorFrom = (row: number) => marked((at) => (at >= row ? SURFACE.floor : 0))

  test('lies in the middle, unless the floor or the ceiling goes beyond', ({ assert }) => {
    assert.equal(
      toldHorizon(
        marked(() => 0),
        PHOTO
      ),
      200
    )
    assert.equal(toldHorizon(floorFrom(30), PHOTO), 200)
    assert.closeTo(toldHorizon(floorFrom(10), PHOTO), 40, 1)
    const ceiling = marked((row) => (row < 30 ? SURFACE.ceiling : 0))
    assert.closeTo(toldHorizon(ceiling, PHOTO), 360, 1)
  })

  test('is where the camera looks along the floor', ({ assert }) => {
    const frame = levelFrame(600, 400, 40)
    assert.closeTo(rayThrough(frame, 300, 40)[0], 0, 1e-9)
    assert.isAbove(rayThrough(frame, 100, 60)[0], 0)
    assert.isBelow(rayThrough(frame, 500, 20)[0], 0)
    assert.isAbove(rayThrough(frame, 300, 390)[2], 0)
  })

  test('is another one than lines told if much of the floor lies above', ({ assert }) => {
    assert.isTrue(contradicts(floorFrom(10), levelFrame(600, 400)))
    assert.isFalse(contradicts(floorFrom(10), levelFrame(600, 400, 40)))
    assert.isFalse(contradicts(floorFrom(18), levelFrame(600, 400)))
    assert.isTrue(
      contradicts(
        marked(() => SURFACE.ceiling),
        levelFrame(600, 400)
      )
    )
    assert.isFalse(
      contradicts(
        marked(() => SURFACE.wall),
        levelFrame(600, 400)
      )
    )
  })
})
