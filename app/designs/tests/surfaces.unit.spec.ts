import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { test } from '@japa/runner'
import { decodeForest, encodeForest } from '#app/designs/engines/builtin/analysis/forest_file'
import { guess, type Forest } from '#app/designs/engines/builtin/analysis/forest'
import { RoomAnalyst } from '#app/designs/engines/builtin/analysis/room_analyst'
import { SURFACE } from '#app/designs/engines/builtin/analysis/surface'
import { toLab } from '#app/designs/engines/builtin/analysis/lab_image'
import { cutSuperpixels } from '#app/designs/engines/builtin/analysis/superpixels'
import { MODELS_FOLDER } from '#app/designs/engines/builtin/models_folder'

const fixture = (name: string) => readFile(new URL(`./fixtures/rooms/${name}`, import.meta.url))

async function imageOf(name: string, width: number) {
  const pipeline = sharp(await fixture(name)).resize(width)
  const { data, info } = await pipeline.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

test.group('Surfaces of a room', (group) => {
  group.each.timeout(30_000)

  test('floor, walls and ceiling of a photograph are found', async ({ assert }) => {
    const analyst = await RoomAnalyst.load(MODELS_FOLDER, 2)
    const room = await analyst.analyse(await imageOf('living.jpg', 1024), null)
    await analyst.close()
    if (!room) return assert.fail('no room')
    const height = room.labels.length / room.labelWidth
    const truth = await sharp(await fixture('living.surfaces.png'))
      .resize(room.labelWidth, height, { kernel: 'nearest' })
      .extractChannel(0)
      .raw()
      .toBuffer()
    for (const [surface, least] of [
      ['floor', 0.7],
      ['wall', 0.8],
      ['ceiling', 0.9],
    ] as const) {
      assert.isAbove(overlap(room.labels, truth, SURFACE[surface]), least, surface)
    }
    assert.isAbove(room.confidence, 0.6)
    const together = Object.values(room.mattes).map((matte) => matte[5000])
    assert.isAtMost(
      together.reduce((sum, share) => sum + share, 0),
      1.0001
    )
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

test.group('The forest', () => {
  const forest: Forest = {
    classes: 2,
    roots: Int32Array.of(0),
    nodes: Float32Array.of(1, 0.5, 1, 2, -1, 0, 0, 0, -1, 0, 1, 0),
    guesses: Float32Array.of(1, 0, 0.2, 0.8),
  }

  test('asks its features down to a guess, the same from a file', ({ assert }) => {
    const read = decodeForest(encodeForest(forest))
    for (const one of [forest, read]) {
      assert.deepEqual([...guess(one, Float32Array.of(9, 0.5))], [1, 0])
      assert.closeTo(guess(one, Float32Array.of(0, 0.6))[1], 0.8, 0.003)
    }
  })

  test('a file cut short is refused', ({ assert }) => {
    assert.throws(
      () => decodeForest(encodeForest(forest).subarray(0, -1)),
      'The forest is cut short'
    )
  })
})

function overlap(found: Uint8Array, truth: Uint8Array, code: number): number {
  let both = 0
  let either = 0
  for (const [at, label] of found.entries()) {
    if (label === code && truth[at] === code) both++
    if (label === code || truth[at] === code) either++
  }
  return both / either
}
