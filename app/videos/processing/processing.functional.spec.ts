import { test } from '@japa/runner'
import { storageDisk } from '#app/media/files/stored_files'
import { loadedImage } from '#app/media/image'
import { videoChannel } from '#app/videos/video_status'
import { eventually } from '#tests/support/eventually'
import { LiveUser } from '#tests/support/live_user'
import { createUser } from '#tests/support/users'
import { withSubtitles } from '#app/videos/tests/bad_files'
import { fixture, madeFiles, queueVideo, settledVideo } from '#app/videos/tests/queued_video'

test.group('A video on its way', () => {
  test('plays as soon as its first rendition is made, and then has all of them', async ({
    assert,
    cleanup,
  }) => {
    const user = await createUser()
    const live = await LiveUser.open(user)
    cleanup(() => live.close())
    const video = await queueVideo(user, await fixture('house.mp4'))
    const { sourceKey } = video
    await live.join(videoChannel(video.id))

    const ready = await settledVideo(video)
    assert.containsSubset(ready, {
      status: 'ready',
      progress: 100,
      error: null,
      durationMs: 5000,
      width: 1280,
      height: 720,
      hasAudio: true,
      sourceKey: null,
    })
    assert.deepEqual(
      ready.renditions.map(({ name, width, height }) => [name, width, height]),
      [
        ['audio', 0, 0],
        ['360p', 640, 360],
        ['720p', 1280, 720],
      ]
    )
    for (const { name, segmentSeconds } of ready.renditions) {
      if (name !== 'audio') assert.deepEqual(segmentSeconds, [2, 2, 1])
    }
    assert.deepInclude(ready.storyboard, { sheets: 1, tileWidth: 160, tileHeight: 90 })
    assert.containsSubset(ready.poster, { purpose: 'video', isPrivate: true, uses: 1 })
    assert.match(loadedImage(ready.poster).content.placeholder, /^data:/)
    assert.deepEqual(await madeFiles(ready), [
      ...['360p', '720p', 'audio'].flatMap((name) => [
        `${name}/init.mp4`,
        ...[0, 1, 2].map((segment) => `${name}/seg_0000${segment}.m4s`),
      ]),
      'storyboard_0.jpg',
      'video.mp4',
    ])
    assert.isFalse(await (await storageDisk()).exists(sourceKey!))
    await live.hears('video.ready', videoChannel(video.id))
    assert.containsSubset(
      live.all('video.ready').map(({ data }) => data),
      [{ video: { id: video.id, status: 'ready', list_id: null, position: null } }]
    )
    const told = live.all('video.progress').map(({ data }) => data)
    assert.isTrue(
      told.some(({ status, sources }) => status === 'processing' && hasOne(sources)),
      'it could be watched before it was ready'
    )
  })

  test('leaves nothing behind when it is refused, and says why', async ({ assert, client }) => {
    const user = await createUser()
    const refused = async (content: Buffer, reason: string) => {
      const video = await queueVideo(user, content)
      const { sourceKey } = video
      const failed = await settledVideo(video)
      assert.equal(failed.status, 'failed')
      assert.equal(failed.error, reason)
      await eventually(async () => !(await (await storageDisk()).exists(sourceKey!)))
      assert.deepEqual(await madeFiles(failed), [])
      return video
    }
    await refused(
      withSubtitles(await fixture('house.mp4'), 3000),
      'A video may have up to 64 tracks. Export it with its picture and one track of sound.'
    )
    const video = await refused(
      Buffer.from('#EXTM3U\n/etc/passwd\n'.repeat(200)),
      'This is not an MP4, MOV, WebM or MKV video.'
    )
    const { video: told } = (await client.get(`/api/video/${video.id}`).loginAs(user)).body()
    assert.deepEqual([told.status, told.can_retry], ['failed', false])
    const stranger = await createUser()
    const retry = `/api/video/${video.id}/retry`
    ;(await client.post(retry).withCsrfToken().loginAs(stranger)).assertStatus(404)
    await eventually(async () => {
      const answer = await client.post(retry).withCsrfToken().loginAs(user)
      answer.assertStatus(409)
      return /Upload it again/.test(answer.body().message)
    })
  })
})

function hasOne(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0
}
