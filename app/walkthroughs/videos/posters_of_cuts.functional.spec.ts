import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { transaction } from '#app/kernel/database/transaction'
import { putFile } from '#app/media/files/stored_files'
import { withContent } from '#app/media/image'
import { videoEngineInUse } from '#app/videos/processing/engine_in_use'
import { completeVideo } from '#app/videos/processing/finish_video'
import { makePoster } from '#app/videos/processing/make_poster'
import { queueProcessing } from '#app/videos/processing/queue_processing'
import { fixture, settledVideo } from '#app/videos/tests/queued_video'
import Video from '#app/videos/video'
import { addVideo } from '#app/walkthroughs/videos/add_video'
import {
  updatePlacedVideo,
  type PlacedVideoChange,
} from '#app/walkthroughs/videos/update_placed_video'
import WalkthroughVideo from '#app/walkthroughs/videos/walkthrough_video'
import { createPublishedTour, createTour } from '#app/walkthroughs/walkthrough_factory'
import { eventually } from '#tests/support/eventually'
import { createUser } from '#tests/support/users'

const { signal } = new AbortController()

/** The hash of what `house.mp4` shows at a moment. */
async function frameOfHouse(atMs: number): Promise<string> {
  const engine = await videoEngineInUse()
  const source = 'app/videos/tests/fixtures/house.mp4'
  const probed = await engine.probe(source, signal)
  const folder = await mkdtemp(join(tmpdir(), 'vesta-poster-'))
  const fileOf = (name: string) => join(folder, name)
  const sight = { source, probed, atMs, part: null, fileOf, signal }
  try {
    return await makePoster(engine, sight, async ({ hash }) => hash)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Six seconds, in a published walkthrough. */
async function readyVideo() {
  const user = await createUser()
  const { video } = await createPublishedTour(user)
  const change = (input: PlacedVideoChange) =>
    transaction((trx) => updatePlacedVideo({ user, trx }, video, input))
  return { video, change }
}

function otherPoster({ id, posterImageId }: Video): Promise<Video> {
  return eventually(
    async () => {
      const video = await Video.query().where({ id }).preload('poster', withContent).firstOrFail()
      return video.posterImageId !== posterImageId && video
    },
    { within: 60_000, what: () => 'another poster' }
  )
}

test.group('The poster of a video that is cut', () => {
  test('shows what is kept', async ({ assert }) => {
    const user = await createUser()
    const { slug } = await createTour(user)
    const sourceKey = `video_uploads/${randomUUID()}`
    await putFile(sourceKey, await fixture('house.mp4'))
    const video = await transaction(async (trx) => {
      const added = await addVideo({ user, trx }, slug, { title: 'House' })
      await updatePlacedVideo({ user, trx }, added, { startsMs: 3000, endsMs: 4500 })
      await queueProcessing({ trx }, added.merge({ sourceKey }))
      return added
    })
    const ready = await settledVideo(video)
    assert.equal(ready.status, 'ready', String(ready.error))
    assert.equal(ready.poster.contentHash, await frameOfHouse(3150))
    assert.notEqual(ready.poster.contentHash, await frameOfHouse(500))
  }).timeout(180_000)

  test('is taken anew after another cut, unless its owner chose it', async ({ assert }) => {
    const [own, chosen] = [await readyVideo(), await readyVideo()]
    await chosen.change({ posterTimeMs: 4200 })
    const wanted = await otherPoster(chosen.video)
    await chosen.change({ startsMs: 1000 })
    await own.change({ startsMs: 4000 })
    const taken = await otherPoster(own.video)
    assert.isNull(taken.posterTimeMs)
    assert.equal(taken.poster.contentHash, wanted.poster.contentHash)
    const after = await Video.findOrFail(chosen.video.id)
    assert.equal(after.posterImageId, wanted.posterImageId)
  }).timeout(180_000)

  test('is taken anew once it is ready if it was cut meanwhile', async () => {
    const { video } = await readyVideo()
    const leased = { id: video.id, workerId: randomUUID() }
    const leasedUntil = DateTime.utc().plus({ minutes: 1 })
    await video.merge({ status: 'processing', workerId: leased.workerId, leasedUntil }).save()
    await (await WalkthroughVideo.findOrFail(video.id)).merge({ startsMs: 4000 }).save()
    await transaction((trx) => completeVideo({ trx }, leased, { atMs: null, part: null }))
    await otherPoster(video)
  }).timeout(120_000)
})
