import { mkdtemp, rm } from 'node:fs/promises'
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
})
