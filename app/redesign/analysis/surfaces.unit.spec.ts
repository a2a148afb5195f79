import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { test } from '@japa/runner'
import { toLab } from '#app/redesign/analysis/lab_image'
import { RoomAnalyst } from '#app/redesign/analysis/room_analyst'
import { SceneNetwork, seenByBoth } from '#app/redesign/analysis/scene_network'
import { SURFACE, SURFACE_COUNT } from '#app/redesign/surface'
import { SurfaceNetwork } from '#app/redesign/analysis/surface_network'
import { cutSuperpixels } from '#app/redesign/analysis/superpixels'
import { stretchPlane } from '#app/redesign/math/planes'
import { MODELS_FOLDER } from '#app/redesign/builtin/models_folder'

const fixture = (name: string) =>
  readFile(new URL(`../tests/fixtures/rooms/${name}`, import.meta.url))

async function imageOf(name: string, width: number) {
  const pipeline = sharp(await fixture(name)).resize(width)
  const { data, info } = await pipeline.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Minimum overlap (IoU), just below what was measured; `unseen` rooms were not trained on. */
const ROOMS: { name: string; least: [surface: keyof typeof SURFACE, overlap: number][] }[] = [
  {
    name: 'living',
    least: [
      ['floor', 0.78],
      ['wall', 0.82],
      ['ceiling', 0.9],
      ['opening', 0.75],
      ['furniture', 0.78],
    ],
  },
  {
    name: 'unseen-1',
    least: [
      ['wall', 0.75],
      ['ceiling', 0.85],
      ['opening', 0.75],
      ['furniture', 0.6],
    ],
  },
  {
    name: 'unseen-2',
    least: [
      ['floor', 0.5],
      ['wall', 0.68],
      ['ceiling', 0.65],
      ['opening', 0.75],
    ],
  },
]

test.group('Surfaces of a room', (group) => {
  let analyst: RoomAnalyst
  group.each.timeout(600_000)
  group.setup(async () => {
    analyst = await RoomAnalyst.load(MODELS_FOLDER, 2)
    return () => analyst.close()
  })

  for (const { name, least } of ROOMS) {
    test(`those of ${name} are found`, async ({ assert }) => {
      const room = await analyst.analyze(await imageOf(`${name}.jpg`, 1024), null)
      if (!room) return assert.fail('no room')
      const height = room.labels.length / room.labelWidth
      const truth = await sharp(await fixture(`${name}.surfaces.png`))
        .resize(room.labelWidth, height, { fit: 'fill', kernel: 'nearest' })
        .extractChannel(0)
        .raw()
        .toBuffer()
      for (const [surface, overlap] of least) {
        assert.isAbove(sharedBy(room.labels, truth, SURFACE[surface]), overlap, surface)
      }
      assert.isAbove(room.confidence, 0.6)
      const together = Object.values(room.mattes).map((matte) => matte[5000])
      assert.isAtMost(
        together.reduce((sum, share) => sum + share, 0),
        1.0001
      )
    })
  }

  test('what a person marks is there, even where no room was seen', async ({ assert }) => {
    const [width, height] = [480, 320]
    const gray = { data: Buffer.alloc(width * height * 3, 128), width, height }
    assert.isNull(await analyst.analyze(gray, null))
    const said = Uint8Array.from({ length: width * height }, (_, at) =>
      at < (width * height) / 2 ? SURFACE.wall : SURFACE.floor
    )
    const corrections = sharp(said, { raw: { width, height, channels: 1 } })
    const room = await analyst.analyze(gray, await corrections.png().toBuffer())
    if (!room) return assert.fail('no room')
    assert.isAbove(room.confidence, 0.5)
    assert.deepEqual([...room.corrected], [SURFACE.wall, SURFACE.floor])
    assert.isAbove(room.mattes.wall[pixelAt(240, 60)], 0.99)
    assert.isAbove(room.mattes.floor[pixelAt(240, 260)], 0.99)
    function pixelAt(x: number, y: number) {
      return y * width + x
    }
  })

  test('pieces of a picture stop at its edges', ({ assert }) => {
    const data = Buffer.alloc(60 * 40 * 3)
    for (let at = 0; at < 60 * 40; at++) data.fill(at % 60 < 33 ? 40 : 210, at * 3, at * 3 + 3)
    const { labels } = cutSuperpixels(toLab({ data, width: 60, height: 40 }), 40)
    const left = new Set(labels.filter((_, at) => at % 60 < 33))
    const right = new Set(labels.filter((_, at) => at % 60 >= 33))
    assert.isEmpty([...left].filter((label) => right.has(label)))
  })
})

test.group('What the network sees', (group) => {
  group.each.timeout(600_000)

  test('is a chance for each surface, whatever the shape of the picture', async ({ assert }) => {
    const drawn = await SurfaceNetwork.load(`${MODELS_FOLDER}surfaces.onnx`, 2)
    const scenes = await SceneNetwork.load(`${MODELS_FOLDER}scenes.onnx`, 2)
    const { data, width, height } = await imageOf('living.jpg', 600)
    const upright = await sharp(data, { raw: { width, height, channels: 3 } })
      .extract({ left: 150, top: 0, width: 230, height })
      .raw()
      .toBuffer()
    for (const image of [
      { data, width, height },
      { data: upright, width: 230, height },
    ]) {
      const { surfaces, roomShare } = await drawn.see(image)
      assert.isAbove(roomShare, 0.8)
      // the scene's input sides are multiples of 128
      for (const [seen, ratioError] of [
        [surfaces, 0.1],
        [await scenes.see(image), 0.2],
      ] as const) {
        assert.lengthOf(seen, 8)
        const [{ values, width: columns, height: rows }] = seen
        assert.lengthOf(values, columns * rows)
        assert.closeTo(columns / rows, image.width / image.height, ratioError)
        for (const at of values.keys()) {
          const together = seen.reduce((sum, { values: chances }) => sum + chances[at], 0)
          assert.closeTo(together, 1, 1e-3)
        }
      }
    }
    await Promise.all([drawn.close(), scenes.close()])
  })

  test('counts more if a network is surer', ({ assert }) => {
    const sure = seenAs(0.9)
    const scene = seenAs(0.1)
    const chanceOf = (floor: Float32Array) => Math.round(floor[0] * 100) / 100
    const alike = seenByBoth({ surfaces: sure, roomShare: 1 }, scene)
    assert.equal(chanceOf(alike.surfaces[0].values), 0.7)
    const unsure = seenByBoth({ surfaces: seenAs(0.5), roomShare: 1 }, scene)
    assert.equal(chanceOf(unsure.surfaces[0].values), 0.24)
  })

  test('lies where it was seen when it is stretched', ({ assert }) => {
    const values = Float32Array.of(0, 0, 1, 1, 0, 0, 1, 1)
    const wide = stretchPlane({ values, width: 4, height: 2 }, 40, 4)
    assert.lengthOf(wide, 160)
    assert.deepEqual([...wide.subarray(0, 15)], new Array<number>(15).fill(0))
    assert.deepEqual([...wide.subarray(145, 160)], new Array<number>(15).fill(1))
    assert.closeTo(wide[19] + wide[20], 1, 1e-6)
  })
})

function sharedBy(found: Uint8Array, truth: Uint8Array, code: number): number {
  let both = 0
  let either = 0
  for (const [at, label] of found.entries()) {
    if (label === code && truth[at] === code) both++
    if (label === code || truth[at] === code) either++
  }
  return both / either
}

/** Floor with that chance and wall with the rest, in every cell. */
function seenAs(floor: number) {
  return Array.from({ length: SURFACE_COUNT - 1 }, (_, index) => {
    const chance = [floor, 0, 1 - floor][index] ?? 0
    return { values: new Float32Array(4).fill(chance), width: 2, height: 2 }
  })
}
