import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { FilePathSource, Input, MP4 } from 'mediabunny'
import sharp from 'sharp'
import type { ChildEngine } from '#app/videos/engine/child_engine'
import { readFragments } from '#app/videos/engine/read_fragments'
import { ladderOf, planStoryboard } from '#app/videos/engine/ladder'
import { VideoFault } from '#app/videos/engine/video_fault'
import { encodingEngines, repackager } from '#app/videos/tests/available_engines'
import {
  hlsPlaylist,
  inCodec,
  lyingAbout,
  lyingMatroska,
  playlist,
  truncated,
  withCover,
  withSubtitles,
} from '#app/videos/tests/bad_files'

const FIXTURES = 'app/videos/tests/fixtures'
const { signal } = new AbortController()

/** All of its ladder, and how long each segment is. */
async function everything(engine: ChildEngine, source: string, folder: string) {
  const probed = await engine.probe(source, signal)
  const fileOf = (name: string) => join(folder, name)
  const audio = probed.hasAudio ? fileOf('audio.mp4') : null
  if (audio) {
    await engine.makeAudio({ source, durationMs: probed.durationMs, file: audio }, signal)
  }
  const ladder = engine.canEncode ? ladderOf(probed) : [{ ...probed, ...ladderOf(probed).at(-1)! }]
  const targets = ladder.map((rung) => ({ ...rung, file: fileOf(`${rung.name}.mp4`) }))
  await engine.makePictures({ source, probed, targets }, signal)
  const pictures = targets.at(-1)!.file
  await engine.makeMp4({ pictures, audio, file: fileOf('video.mp4') }, probed.durationMs, signal)
  const lengths: Record<string, number[]> = {}
  for (const { name, file } of targets) {
    const { fragments } = await readFragments(file)
    lengths[name] = fragments.map(({ seconds }) => Math.round(seconds * 1000) / 1000)
  }
  return { probed, lengths, targets, fileOf }
}

/** When its tracks begin, as read by neither of the encoders. */
async function startsOf(path: string): Promise<Record<string, number>> {
  using input = new Input({ formats: [MP4], source: new FilePathSource(path) })
  const starts: Record<string, number> = {}
  for (const track of await input.getTracks()) {
    starts[track.type] = Math.max(0, Math.round((await track.getFirstTimestamp()) * 100) / 100)
  }
  return starts
}

async function refusalOf(work: Promise<unknown>): Promise<string> {
  const refusal = await work.then(
    () => null,
    (error: unknown) => error
  )
  if (!(refusal instanceof VideoFault)) throw new Error('It was not refused', { cause: refusal })
  return refusal.message
}

/** Either it is refused, or its frames count and not its header. */
async function isSeenThrough(engine: ChildEngine, path: string): Promise<boolean> {
  try {
    return (await engine.probe(path, signal)).durationMs < 5200
  } catch (error) {
    return error instanceof VideoFault
  }
}

test.group('Engines', (group) => {
  group.tap((each) => each.tags(['@no_sql']))
  let folder: string
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vesta-videos-'))
    return () => rm(folder, { recursive: true, force: true })
  })

  async function written(content: Buffer): Promise<string> {
    const path = join(folder, 'given')
    await writeFile(path, content)
    return path
  }

  test('make the same of a phone’s video: upright and without its place', async ({ assert }) => {
    const engines = await encodingEngines()
    assert.isNotEmpty(engines)
    for (const engine of engines) {
      const source = join(FIXTURES, 'phone.mov')
      const { probed, lengths, targets, fileOf } = await everything(engine, source, folder)
      assert.containsSubset(probed, { width: 360, height: 640, rotation: 90, hasAudio: true })
      assert.deepEqual(lengths, { '360p': [2, 1] }, engine.name)
      const mp4 = await readFile(fileOf('video.mp4'))
      for (const secret of ['Secret', '48.8577', '+002.295']) {
        assert.isFalse(mp4.includes(secret), `${engine.name} keeps ${secret}`)
      }
      assert.isBelow(mp4.indexOf('moov'), mp4.indexOf('mdat'), 'it plays before it has loaded')
      const again = await engine.probe(fileOf('video.mp4'), signal)
      assert.containsSubset(again, { width: 360, height: 640, rotation: 0, codec: 'h264' })
      assert.deepEqual(await startsOf(fileOf('video.mp4')), { video: 0, audio: 0 }, engine.name)
      assert.deepEqual(await startsOf(fileOf('360p.mp4')), { video: 0 }, engine.name)
      const poster = fileOf('poster.jpg')
      await engine.takePoster({ source, probed, atMs: 500, file: poster }, signal)
      const { width, height } = await sharp(poster).metadata()
      assert.deepEqual([width, height], [360, 640])
      const storyboard = planStoryboard({ ...targets[0], segmentSeconds: lengths['360p'] })
      const from = targets[0].file
      await engine.makeStoryboard({ source: from, storyboard, folder }, 3000, signal)
      const sheet = await sharp(fileOf('storyboard_0.jpg')).metadata()
      assert.deepEqual([sheet.width, sheet.height], [450, 800])
    }
  })

  test('cut all renditions at the same moments', async ({ assert }) => {
    for (const engine of await encodingEngines()) {
      const source = join(FIXTURES, 'house.mp4')
      const { lengths } = await everything(engine, source, folder)
      assert.deepEqual(lengths, { '360p': [2, 2, 1], '720p': [2, 2, 1] }, engine.name)
    }
  })

  test('take VP9, AV1 and HEVC in HDR, whose colors become ordinary ones', async ({ assert }) => {
    for (const engine of await encodingEngines()) {
      for (const [name, codec, hasAudio] of [
        ['garden.webm', 'vp9', true],
        ['still.mkv', 'av1', false],
        ['hdr.mp4', 'hevc', false],
      ] as const) {
        const { probed, lengths, fileOf } = await everything(engine, join(FIXTURES, name), folder)
        assert.containsSubset(probed, { codec, hasAudio, width: 320, height: 180 })
        assert.deepEqual(lengths, { '360p': [2] }, `${engine.name} ${name}`)
        const { hdr, hasColors } = await engine.probe(fileOf('360p.mp4'), signal)
        assert.isNull(hdr)
        if (name === 'hdr.mp4') assert.isTrue(hasColors)
      }
    }
  })

  test('refuse what isn’t a video, lies or is cut off', async ({ assert }) => {
    const house = await readFile(join(FIXTURES, 'house.mp4'))
    const still = await readFile(join(FIXTURES, 'still.mkv'))
    for (const engine of [...(await encodingEngines()), repackager()]) {
      const refused = async (content: Buffer) =>
        refusalOf(engine.probe(await written(content), signal))
      const secret = join(process.cwd(), FIXTURES, 'house.mp4')
      assert.match(await refused(playlist(secret)), /not an MP4/, engine.name)
      assert.match(await refused(hlsPlaylist(secret)), /not an MP4/, engine.name)
      assert.match(await refused(Buffer.alloc(4096)), /not an MP4/, engine.name)
      assert.match(await refused(truncated(house)), /damaged/, engine.name)
      assert.match(await refused(lyingMatroska(still, 60)), /ends earlier|not an MP4/, engine.name)
      assert.match(await refused(lyingMatroska(still, 9000)), /30 minutes|not an MP4/, engine.name)
      assert.isTrue(await isSeenThrough(engine, await written(lyingAbout(house, 20))))
    }
  })

  test('name the codecs we take where a film has another one', async ({ assert }) => {
    const house = await readFile(join(FIXTURES, 'house.mp4'))
    for (const engine of await encodingEngines()) {
      const refused = async (content: Buffer) =>
        refusalOf(engine.probe(await written(content), signal))
      assert.match(await refused(inCodec(house, 'avc1', 'apcn')), /H\.264.+AAC/, engine.name)
      const nameless = inCodec(house, 'esds', 'free')
      for (const sound of ['ulaw', 'dtsc', 'ac-4']) {
        const refusal = await refused(inCodec(nameless, 'mp4a', sound))
        assert.match(refusal, /H\.264.+AAC/, `${engine.name} ${sound}`)
      }
    }
  })

  test('take the last frame as poster where none begins later', async ({ assert }) => {
    const source = join(FIXTURES, 'house.mp4')
    const file = join(folder, 'poster.jpg')
    for (const engine of await encodingEngines()) {
      const probed = await engine.probe(source, signal)
      for (const atMs of [probed.durationMs - 5, 9_000_000]) {
        await engine.takePoster({ source, probed, atMs, file }, signal)
        assert.equal((await sharp(file).metadata()).width, 1280, `${engine.name} ${atMs}`)
        await rm(file)
      }
    }
  })

  test('end the sound with the picture', async ({ assert }) => {
    const file = join(folder, 'audio.mp4')
    for (const engine of await encodingEngines()) {
      const order = { source: join(FIXTURES, 'house.mp4'), durationMs: 2500, file }
      await engine.makeAudio(order, signal)
      const { fragments } = await readFragments(file)
      const length = fragments.reduce((sum, { seconds }) => sum + seconds, 0)
      assert.approximately(length, 2.5, 0.05, engine.name)
    }
  })

  test('leave out the cover and the subtitles of a film, but refuse a bomb of them', async ({
    assert,
  }) => {
    const house = await readFile(join(FIXTURES, 'house.mp4'))
    const film = withCover(
      withSubtitles(house, 8),
      await readFile(join(FIXTURES, 'ready/poster.jpg'))
    )
    const path = join(folder, 'bomb')
    for (const engine of await encodingEngines()) {
      const { probed, lengths } = await everything(engine, await written(film), folder)
      assert.containsSubset(probed, { codec: 'h264', hasAudio: true, width: 1280 })
      assert.deepEqual(lengths, { '360p': [2, 2, 1], '720p': [2, 2, 1] }, engine.name)
      for (const tracks of [100, 3000]) {
        await writeFile(path, withSubtitles(house, tracks))
        const refusal = await refusalOf(engine.probe(path, signal))
        assert.match(refusal, /up to 64 tracks/, `${engine.name}, ${tracks}`)
      }
    }
    await writeFile(path, withSubtitles(house, 3000))
    const { durationMs } = await repackager().probe(path, signal)
    assert.equal(durationMs, 5000, 'it takes the picture and the sound, and nothing else')
  })

  test('without an encoder, one repackages what plays already', async ({ assert }) => {
    const engine = repackager()
    const { lengths } = await everything(engine, join(FIXTURES, 'house.mp4'), folder)
    assert.deepEqual(lengths, { '720p': [2, 2, 1] })
    for (const name of ['phone.mov', 'garden.webm', 'hdr.mp4']) {
      const refusal = await refusalOf(engine.probe(join(FIXTURES, name), signal))
      assert.match(refusal, /H\.264|not an MP4/)
    }
  })
})
