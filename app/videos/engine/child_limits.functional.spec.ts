import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { runInChild } from '#app/videos/engine/run_in_child'
import type { ChildLimits } from '#app/videos/engine/watch_child'
import { findFfmpeg, type EngineSetting } from '#app/videos/engine/choose_engine'
import { ladderOf } from '#app/videos/engine/ladder'
import { VideoFault } from '#app/videos/engine/video_fault'
import type { PicturesOrder } from '#app/videos/engine/video_engine'

const CLIP = 'app/videos/tests/fixtures/house.mp4'
const PLENTY: ChildLimits = {
  maxMs: 300_000,
  maxMemoryBytes: 4 * 1024 ** 3,
  maxOutputBytes: 1024 ** 3,
  folder: null,
}
const { signal } = new AbortController()

/** Processes that this one started, with theirs, that still run. */
async function running(): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    ids.map(async (id) => {
      const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')
      const environment = await readFile(`/proc/${id}/environ`, 'utf8').catch(() => '')
      const isOurs = environment.includes(`TMPDIR=${MARK}`)
      return isOurs ? [command.replaceAll('\0', ' ')] : []
    })
  )
  return found.flat()
}

/** What children inherit, and nothing else has. */
const MARK = join(tmpdir(), `vesta-limits-${process.pid}`)

test.group('The limits of an engine’s process', (group) => {
  group.tap((each) => each.tags(['@no_sql']))
  let folder: string
  let setting: EngineSetting

  group.setup(async () => {
    setting = (await findFfmpeg(process.env.FFMPEG_PATH)) ?? { name: 'node-av' }
    const before = process.env.TMPDIR
    process.env.TMPDIR = MARK
    return () => {
      if (before === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = before
    }
  })
  group.each.setup(async () => {
    folder = await mkdtemp(join('/tmp', 'vesta-videos-'))
    return () => rm(folder, { recursive: true, force: true })
  })

  const probe = (limits: Partial<ChildLimits> = {}) =>
    runInChild(
      { setting, work: { operation: 'probe', order: CLIP } },
      { signal, limits: { ...PLENTY, ...limits } }
    )

  async function makePictures(limits: Partial<ChildLimits>) {
    const probed = (await probe())!
    const targets = ladderOf(probed).map((rung) => ({
      ...rung,
      file: join(folder, `${rung.name}.mp4`),
    }))
    const order: PicturesOrder = { source: CLIP, probed, targets }
    return runInChild(
      { setting, work: { operation: 'makePictures', order } },
      { signal, limits: { ...PLENTY, folder, ...limits } }
    )
  }

  async function faultOf(work: Promise<unknown>): Promise<string> {
    const error = await work.then(
      () => null,
      (reason: unknown) => reason
    )
    if (error instanceof VideoFault) return error.message
    throw new Error('It ended in another way', { cause: error })
  }

  test('leave an ordinary video alone', async ({ assert }) => {
    await makePictures({})
    assert.isNotEmpty(await readdir(folder))
    assert.isEmpty(await running())
  }).timeout(300_000)

  test('end it, and what it started, when its time is over', async ({ assert }) => {
    assert.equal(await faultOf(makePictures({ maxMs: 1 })), 'This video took too long to process.')
    assert.isEmpty(await running())
  })

  test('end it with too much memory', async ({ assert }) => {
    assert.equal(
      await faultOf(makePictures({ maxMemoryBytes: 1024 ** 2 })),
      'This video took too much memory to process.'
    )
    assert.isEmpty(await running())
  })

  test('end it with too much output', async ({ assert }) => {
    assert.equal(
      await faultOf(makePictures({ maxOutputBytes: 1024 })),
      'This video can’t be read; it may be damaged. Export it again.'
    )
    assert.isEmpty(await running())
  })
})
