import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { ladderOf } from '#app/videos/engine/ladder'
import { encodingEngines } from '#app/videos/tests/available_engines'

const FIXTURES = 'app/videos/tests/fixtures'
const { signal } = new AbortController()

/** How far each line is off the two beside it, which are of another moment where halves are mixed. */
async function combingOf(picture: string): Promise<number> {
  const { data, info } = await sharp(picture)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let sum = 0
  for (let at = info.width; at < data.length - info.width; at++) {
    sum += Math.abs(2 * data[at] - data[at - info.width] - data[at + info.width])
  }
  return sum / data.length
}

test.group('Frames', (group) => {
  group.tap((each) => each.tags(['@no_sql']))
  let folder: string
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vesta-frames-'))
    return () => rm(folder, { recursive: true, force: true })
  })

  test('of two mixed moments become pictures of one', async ({ assert }) => {
    const source = join(FIXTURES, 'interlaced.mp4')
    const poster = join(folder, 'poster.jpg')
    for (const engine of await encodingEngines()) {
      const probed = await engine.probe(source, signal)
      assert.isTrue(probed.isInterlaced, engine.name)
      const [rung] = ladderOf(probed)
      const made = { ...rung, file: join(folder, 'made.mp4') }
      await engine.makePictures({ source, probed, targets: [made] }, signal)
      const again = await engine.probe(made.file, signal)
      assert.isFalse(again.isInterlaced, engine.name)
      const taken = [
        { source, probed, atMs: 480 },
        { source, probed, atMs: probed.durationMs },
        { source: made.file, probed: again, atMs: 480 },
      ]
      for (const [index, sight] of taken.entries()) {
        await engine.takePoster({ ...sight, file: poster }, signal)
        assert.isBelow(await combingOf(poster), 6, `${engine.name}, poster ${index}`)
        await rm(poster)
      }
    }
  })

  test('of a segment are counted from its beginning', async ({ assert }) => {
    const parts = ['init.mp4', 'seg_00001.m4s'].map((name) =>
      readFile(join(FIXTURES, 'ready/360p', name))
    )
    const source = join(folder, 'segment.mp4')
    await writeFile(source, await Promise.all(parts))
    const house = join(FIXTURES, 'house.mp4')
    for (const engine of await encodingEngines()) {
      const size = { durationMs: 2000, width: 640, height: 360 }
      const probed = { ...(await engine.probe(house, signal)), ...size }
      const pictures: Buffer[] = []
      for (const atMs of [0, 1500]) {
        const file = join(folder, `poster_${atMs}.jpg`)
        await engine.takePoster({ source, probed, atMs, file }, signal)
        pictures.push(await readFile(file))
      }
      assert.isFalse(pictures[0].equals(pictures[1]), engine.name)
    }
  })
})
