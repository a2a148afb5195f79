import { test } from '@japa/runner'
import { FolderDriver } from '#app/media/files/folder_driver'
import { storageDisk } from '#app/media/files/stored_files'
import { withContent } from '#app/media/image'
import { MAX_PROCESSING_TRIES } from '#app/videos/video_limits'
import VideoQueued from '#app/videos/processing/video_queued'
import Video from '#app/videos/video'
import { eventually } from '#tests/support/eventually'
import { createReadyVideo } from '#tests/support/ready_video'
import { createUser } from '#tests/support/users'
import { fixture, madeFiles, queueVideo, settledVideo } from '#app/videos/tests/queued_video'

/** From now on there is no room for what is made of videos. @returns ends it */
function fillDisk(): () => void {
  const { put } = FolderDriver.prototype
  FolderDriver.prototype.put = async function (key, contents) {
    if (!key.startsWith('videos/')) return put.call(this, key, contents)
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  }
  return () => {
    FolderDriver.prototype.put = put
  }
}

test.group('A video in trouble', () => {
  test('that finds the disk full says so, keeps its file, and is made once there is room', async ({
    assert,
    client,
    cleanup,
  }) => {
    const empty = fillDisk()
    cleanup(empty)
    const user = await createUser()
    const video = await queueVideo(user, await fixture('house.mp4'))
    const released = await eventually(
      async () => {
        const tried = await Video.findOrFail(video.id)
        return tried.attempts === 1 && tried.workerId === null && tried
      },
      { within: 60_000, what: () => 'the first attempt to end' }
    )
    assert.equal(released.status, 'processing', 'it is tried again by itself')
    await Video.query()
      .where('id', video.id)
      .update({ attempts: MAX_PROCESSING_TRIES - 1, leased_until: null })
    await VideoQueued.dispatch()
    const failed = await settledVideo(video)
    assert.equal(failed.status, 'failed')
    assert.equal(failed.error, 'There is no room for more videos at the moment. Try again later.')
    assert.isTrue(await (await storageDisk()).exists(failed.sourceKey!))
    assert.deepEqual(await madeFiles(failed), [])

    const told = await client.get(`/api/video/${video.id}`).loginAs(user)
    assert.isTrue(told.body().video.can_retry)
    empty()
    const path = `/api/video/${video.id}/retry`
    const retried = await client.post(path).withCsrfToken().loginAs(user)
    retried.assertStatus(202)
    assert.containsSubset(retried.body().video, { status: 'processing', error: null })
    const twice = await client.post(path).withCsrfToken().loginAs(user)
    twice.assertStatus(409)
    const ready = await settledVideo(video)
    assert.equal(ready.status, 'ready', String(ready.error))
    assert.isNotEmpty(await madeFiles(ready))
  }).timeout(240_000)

  test('gets another poster when its owner chooses a frame, and its own again', async ({
    assert,
    client,
  }) => {
    const user = await createUser()
    const video = await createReadyVideo(user)
    const choose = async (seconds: number | null) => {
      const before = (await Video.findOrFail(video.id)).posterImageId
      const answer = await client
        .post(`/api/video/${video.id}/update`)
        .json({ video: { poster_time: seconds } })
        .withCsrfToken()
        .loginAs(user)
      answer.assertStatus(200)
      return eventually(
        async () => {
          const now = await Video.query()
            .where('id', video.id)
            .preload('poster', withContent)
            .firstOrFail()
          return now.posterImageId !== before && now
        },
        { within: 60_000, what: () => 'another poster' }
      )
    }
    const chosen = await choose(4.5)
    assert.equal(chosen.posterTimeMs, 4500)
    assert.containsSubset(chosen.poster, { purpose: 'video', isPrivate: true, uses: 1 })
    const own = await choose(null)
    assert.isNull(own.posterTimeMs)
    assert.notEqual(own.poster.contentHash, chosen.poster.contentHash)
  }).timeout(180_000)
})
