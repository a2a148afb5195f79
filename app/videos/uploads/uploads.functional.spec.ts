// Long because: every rule about uploads starts from the same few helpers
import { randomUUID } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import type User from '#app/accounts/user'
import { issueToken } from '#app/accounts/tokens/token_factory'
import { deleteAccount } from '#app/accounts/deletion/delete_account'
import { transaction } from '#app/kernel/database/transaction'
import { storageDisk } from '#app/media/files/stored_files'
import RemoveVideos from '#app/videos/remove_videos_job'
import { createVideo, removeVideo } from '#app/videos/change_video'
import Video from '#app/videos/video'
import { videoFolder } from '#app/videos/video_files'
import TendUploads from '#app/videos/uploads/tend_uploads_job'
import { uploadLimits } from '#app/videos/video_rate_limits'
import { openUpload } from '#app/videos/uploads/open_upload'
import {
  findOrCreateUpload,
  removeSideFiles,
  removeUpload,
  uploadKey,
} from '#app/videos/uploads/upload_store'
import { eventually } from '#tests/support/eventually'
import { createReadyVideo } from '#tests/support/ready_video'
import { pageProps } from '#tests/support/page_props'
import { LiveUser } from '#tests/support/live_user'
import { sentStatements } from '#tests/support/sent_statements'
import { createUser } from '#tests/support/users'
import { sha1Of, TusClient, videoBytes } from '#app/videos/tests/tus_client'

const GIB = 1024 ** 3

const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
const videoOf = (path: string) => Video.findByOrFail('upload_id', idOf(path))

async function stored(key: string): Promise<Buffer | null> {
  const disk = await storageDisk()
  return (await disk.exists(key)) ? Buffer.from(await disk.getBytes(key)) : null
}

const removeFiles = () => new RemoveVideos().execute()

async function tendUploads(): Promise<void> {
  const job = new TendUploads()
  job.$hydrate({ quietSeconds: 0 }, {} as never)
  await job.execute()
}

test.group('Uploads of videos', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('are announced with any text, of which what is seen is kept', async ({ assert }) => {
    const client = await TusClient.of(await createUser())
    const titleFor = async (metadata: Record<string, string>) =>
      (await videoOf(await client.open(100, metadata))).title
    assert.equal(await titleFor({ title: 'Ha\0ll\u202e' }), 'Hall')
    assert.equal(await titleFor({ title: `${'x'.repeat(119)}🏡` }), 'x'.repeat(119))
    assert.equal((await client.create(100, { video: 'no\0such' })).status, 404)
  })

  test('are announced once for a key, and not again as another one', async ({ assert }) => {
    const tus = await TusClient.of(await createUser())
    const announce = async (bytes: number, title: string) => {
      const answer = await tus.create(bytes, { title }, { 'idempotency-key': 'video' })
      return { status: answer.status, text: await answer.text() }
    }
    const first = await announce(100, 'Hall')
    assert.equal(first.status, 201)
    assert.deepEqual(await announce(100, 'Hall'), first)
    assert.equal((await announce(200, 'Hall')).status, 422)
    assert.equal((await announce(100, 'Garden')).status, 422)
  })

  test('arrive in parts, whole and unchanged, and then wait to be processed', async ({
    assert,
  }) => {
    const user = await createUser()
    const client = await TusClient.of(user)
    const file = videoBytes(300_000)
    const path = await client.open(file.length, {
      filename: 'Living room.mp4',
      filetype: 'video/mp4',
    })
    assert.equal(await client.offsetOf(path), 0)

    const first = await client.append(path, 0, file.subarray(0, 100_000))
    assert.equal(first.status, 204)
    assert.equal(first.headers.get('upload-offset'), '100000')
    assert.isAbove(Date.parse(first.headers.get('upload-expires') ?? ''), Date.now())
    const meanwhile = await videoOf(path)
    assert.include({ ...meanwhile.$attributes }, { status: 'uploading', progress: 33 })
    assert.equal(meanwhile.title, 'Living room')

    const list = await client.send('GET', '/api/uploads/videos')
    const { uploads, quota } = await list.json()
    assert.lengthOf(uploads, 1)
    assert.include(uploads[0], { uploaded_bytes: 100_000, bytes: 300_000 })
    assert.equal(new URL(uploads[0].upload.url).pathname, path)
    assert.deepEqual(quota, { used_bytes: 300_000, max_bytes: 20 * GIB })

    assert.equal((await client.append(path, 100_000, file.subarray(100_000))).status, 204)
    const video = await videoOf(path)
    assert.equal(video.status, 'processing')
    assert.deepEqual(await stored(video.sourceKey!), file)
    assert.isNull(await stored(`${video.sourceKey}.json`))
    assert.equal(await client.offsetOf(path), 300_000, 'a client whose answer was lost')
    assert.equal((await client.append(path, 300_000, Buffer.from('x'))).status, 409)
    assert.equal((await client.send('DELETE', path)).status, 409)
  })

  test('continue where a broken connection left them', async ({ assert }) => {
    const user = await createUser()
    const client = await TusClient.of(user)
    const file = videoBytes(2_000_000)
    const path = await client.open(file.length)
    const token = await issueToken(user, { abilities: ['update'] })
    const cut = httpRequest({
      host: env.get('HOST'),
      port: env.get('PORT'),
      path,
      method: 'PATCH',
      headers: {
        'authorization': `Bearer ${token}`,
        'tus-resumable': '1.0.0',
        'upload-offset': 0,
        'content-type': 'application/offset+octet-stream',
        'content-length': file.length,
      },
    })
    cut.on('error', () => {})
    cut.write(file.subarray(0, 700_000))
    await eventually(async () => (await stored(uploadKey(idOf(path))))?.length === 700_000)
    const closed = new Promise((resolve) => cut.once('close', resolve))
    cut.destroy()
    await closed

    const offset = await client.offsetOf(path)
    assert.equal(offset, 700_000)
    assert.equal((await client.append(path, offset, file.subarray(offset))).status, 204)
    assert.deepEqual(await stored((await videoOf(path)).sourceKey!), file)
  })

  test('change nothing at a wrong offset, with a wrong checksum or beyond their size', async ({
    assert,
  }) => {
    const client = await TusClient.of(await createUser())
    const file = videoBytes(1000)
    const path = await client.open(file.length)
    const part = file.subarray(0, 400)
    const wrong = await client.append(path, 0, part, { 'upload-checksum': `sha1 ${sha1Of(file)}` })
    assert.equal(wrong.status, 460)
    assert.equal(
      (await wrong.json()).message,
      'This part doesn’t match its checksum. Send it again.'
    )
    const unknown = await client.append(path, 0, part, { 'upload-checksum': 'crc1 AAAA' })
    assert.equal(unknown.status, 400)
    assert.equal(await client.offsetOf(path), 0)
    const right = await client.append(path, 0, part, { 'upload-checksum': `sha1 ${sha1Of(part)}` })
    assert.equal(right.status, 204)

    const again = await client.append(path, 0, part)
    assert.equal(again.status, 409)
    assert.property(await again.json(), 'message')
    assert.equal((await client.append(path, 0, Buffer.alloc(400, 'no video'))).status, 409)
    assert.equal((await client.append(path, 400, Buffer.alloc(601))).status, 413)
    assert.equal((await client.append(path, 400, part, { 'tus-resumable': '0.2.2' })).status, 412)
    assert.equal(await client.offsetOf(path), 400)
  })

  test('don’t exist for anybody else, and GET never reaches them', async ({ assert }) => {
    const owner = await TusClient.of(await createUser())
    const path = await owner.open(1000)
    const other = await TusClient.of(await createUser())
    assert.equal((await other.send('HEAD', path)).status, 404)
    assert.equal((await other.append(path, 0, videoBytes(1000))).status, 404)
    assert.equal((await other.send('DELETE', path)).status, 404)
    const video = await videoOf(path)
    assert.equal((await other.create(1000, { video: video.slug })).status, 404)
    assert.equal((await owner.create(1000, { video: video.slug })).status, 409)

    const get = await owner.send('GET', path)
    assert.equal(get.status, 405)
    assert.equal(get.headers.get('allow'), 'HEAD, PATCH, DELETE')
    const options = await owner.send('OPTIONS', '/api/uploads/videos', { authorization: '' })
    assert.equal(options.status, 204)
    assert.equal(options.headers.get('tus-extension'), 'creation,termination,checksum,expiration')
    assert.equal((await owner.send('DELETE', path)).status, 204)
    assert.equal((await owner.send('HEAD', path)).status, 404)
  })

  test('of anything but videos are refused at once and leave nothing', async ({ assert }) => {
    const client = await TusClient.of(await createUser())
    const disguises = {
      playlist: '#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile:///etc/passwd\n',
      page: '<!doctype html><script>alert(1)</script>',
      subtitles: 'WEBVTT\n\n00:01.000 --> 99:00.000\nbomb\n',
      srt: '1\n00:00:01,000 --> 99:00:00,000\nbomb\n\n'.repeat(2000),
      ass: '[Script Info]\nScriptType: v4.00+\n\n[Events]\n'.padEnd(90_000, 'Dialogue: bomb\n'),
      picture: '\0\0\0\x20ftypavif\0\0\0\0avifmif1',
    }
    for (const [name, text] of Object.entries(disguises)) {
      const file = Buffer.from(text.padEnd(100_000))
      const path = await client.open(file.length, { filename: 'film.mp4', filetype: 'video/mp4' })
      const { id } = await videoOf(path)
      const answer = await client.append(path, 0, file.subarray(0, 5000))
      assert.equal(answer.status, 415, name)
      assert.equal((await answer.json()).message, 'We take MP4, MOV, WebM and MKV videos.')
      assert.equal((await client.send('HEAD', path)).status, 404)
      // the server's own job may be removing it, too
      await eventually(async () => !(await Video.find(id)))
      assert.isNull(await stored(uploadKey(idOf(path))))
      assert.isNull(await stored(`${uploadKey(idOf(path))}.json`))
    }
    // in parts too small to judge, it is refused at the end
    const path = await client.open(60)
    assert.equal((await client.append(path, 0, Buffer.alloc(30, 'a'))).status, 204)
    assert.equal((await client.append(path, 30, Buffer.alloc(30, 'a'))).status, 415)
    assert.isNull(await stored(uploadKey(idOf(path))))
  })

  test('need room, which an announced size takes', async ({ assert }) => {
    const user = await createUser()
    const client = await TusClient.of(user)
    for (let each = 0; each < 5; each++) await client.open(4 * GIB)
    const answer = await client.create(1)
    assert.equal(answer.status, 409)
    const { message } = await answer.json()
    assert.equal(
      message,
      'There is no room for this video: 0 GB of your 20 GB are free. Delete a video first.'
    )
    assert.equal((await client.create(4 * GIB + 1)).status, 413)
    assert.equal((await client.create(0)).status, 400)
    const room = await TusClient.of(await createUser())
    const answers = await Promise.all(Array.from({ length: 8 }, () => room.create(4 * GIB)))
    assert.lengthOf(
      answers.filter(({ status }) => status === 201),
      5
    )
  })

  test('are opened so often by one account, by whichever call', async ({ assert, cleanup }) => {
    const { requests } = uploadLimits.create.account
    uploadLimits.create.account.requests = 3
    cleanup(() => {
      uploadLimits.create.account.requests = requests
    })
    const user = await createUser()
    const client = await TusClient.of(user)
    const other = await TusClient.of(await createUser())
    const blank = (sender: TusClient) =>
      sender.send(
        'POST',
        '/api/video/blank',
        { 'content-type': 'application/json' },
        Buffer.from('{}')
      )
    assert.equal((await client.create(1000)).status, 201)
    assert.equal((await blank(client)).status, 201)
    assert.equal((await blank(client)).status, 201)
    const refused = await blank(client)
    assert.equal(refused.status, 429)
    assert.isAbove(Number(refused.headers.get('retry-after')), 0)
    assert.equal((await client.create(1000)).status, 429)
    assert.equal(
      await Video.query()
        .where('user_id', user.id)
        .count('* as n')
        .then(([row]) => Number(row.$extras.n)),
      3
    )
    assert.equal((await blank(other)).status, 201)
  })

  test('sent by two requests at once are written once', async ({ assert }) => {
    const client = await TusClient.of(await createUser())
    const file = videoBytes(3_000_000)
    const path = await client.open(file.length)
    const answers = await Promise.all(Array.from({ length: 6 }, () => client.append(path, 0, file)))
    const statuses = answers.map(({ status }) => status).sort()
    assert.includeMembers([204, 409, 423], [...new Set(statuses)])
    let offset = await client.offsetOf(path)
    while (offset < file.length) {
      await client.append(path, offset, file.subarray(offset))
      offset = await client.offsetOf(path)
    }
    assert.deepEqual(await stored((await videoOf(path)).sourceKey!), file)
  })

  test('that are unfinished come with every page of their owner, in no statement of their own', async ({
    client: pages,
    assert,
  }) => {
    const user = await createUser()
    const client = await TusClient.of(user)
    const file = videoBytes(1000)
    const path = await client.open(file.length)
    const { slug: videoSlug } = await videoOf(path)
    const uploadsOn = async (viewer?: User) =>
      (await pageProps(pages, '/feed', viewer)).active_uploads
    assert.deepEqual(await uploadsOn(user), [], 'nothing has been sent')
    await client.append(path, 0, file.subarray(0, 400))
    const statements = await sentStatements(async () => {
      assert.deepEqual(await uploadsOn(user), [{ videoSlug, completed: 40 }])
    })
    const asking = statements.filter((sql) => sql.includes('active_uploads'))
    assert.lengthOf(asking, 1)
    assert.include(asking[0], 'unread_chats')
    assert.deepEqual(await uploadsOn(await createUser()), [])
    assert.deepEqual(await uploadsOn(), [])
    await client.append(path, 400, file.subarray(400))
    assert.deepEqual(await uploadsOn(user), [])
  })

  test('and what is processed reach the owner’s other devices, live and with every page', async ({
    client: pages,
    assert,
    cleanup,
  }) => {
    const user = await createUser()
    const client = await TusClient.of(user)
    const live = await LiveUser.open(user)
    cleanup(() => live.close())
    const own = `private-user.${user.id}`
    assert.isTrue(await live.join(own))
    const file = videoBytes(1000)
    const path = await client.open(file.length)
    const { id, slug } = await videoOf(path)
    const channel = `private-video.${id}`
    assert.isTrue(await live.join(channel))
    const listed = async (reader: TusClient) =>
      (await reader.send('GET', '/api/uploads/videos')).json()
    const processedOn = async (viewer?: User) =>
      (await pageProps(pages, '/feed', viewer)).processing_videos

    await client.append(path, 0, file.subarray(0, 400))
    await live.hears('videos.updated', own)
    assert.containsSubset(await live.hears('video.progress', channel), {
      id,
      status: 'uploading',
      progress: 40,
    })
    assert.isEmpty((await listed(client)).processing)

    await client.append(path, 400, file.subarray(400))
    await live.hears('videos.updated', own, 2)
    assert.containsSubset((await listed(client)).processing, [{ id, status: 'processing' }])
    assert.deepEqual(await processedOn(user), [{ videoSlug: slug, completed: 0 }])

    const stranger = await createUser()
    assert.isEmpty((await listed(await TusClient.of(stranger))).processing)
    assert.deepEqual(await processedOn(stranger), [])
    assert.deepEqual(await processedOn(), [])
    const stranded = await LiveUser.open(stranger)
    cleanup(() => stranded.close())
    assert.isFalse(await stranded.join(channel))
  })

  test('that are canceled leave the owner’s other devices', async ({ assert, cleanup }) => {
    const user = await createUser()
    const client = await TusClient.of(user)
    const live = await LiveUser.open(user)
    cleanup(() => live.close())
    const path = await client.open(1000)
    const { id } = await videoOf(path)
    const own = `private-user.${user.id}`
    await live.join(`private-video.${id}`)
    await live.join(own)
    await client.send('DELETE', path)
    assert.deepEqual(await live.hears('video.removed'), { id })
    await live.hears('videos.updated', own)
  })

  test('of a blank video use its address, or the one it names', async ({ assert }) => {
    const user = await createUser()
    const client = await TusClient.of(user)
    const known = await transaction(async (trx) => {
      const video = await createVideo({ user, trx }, { sizeBytes: 1000 })
      return openUpload({ trx }, video)
    })
    const { pathname } = new URL(known.url)
    assert.equal((await client.append(pathname, 0, videoBytes(1000))).status, 204)
    assert.equal((await videoOf(pathname)).status, 'processing')

    const { video, upload } = await transaction(async (trx) => {
      const blank = await createVideo({ user, trx }, { title: 'Garden' })
      return { video: blank, upload: await openUpload({ trx }, blank) }
    })
    const { pathname: creation, search } = new URL(upload.url)
    const created = await client.send('POST', creation + search, { 'upload-length': '1000' })
    assert.equal(created.status, 201)
    assert.equal((await videoOf(created.headers.get('location')!)).id, video.id)
  })

  test('are handed over after a crash, and removed after a day', async ({ assert }) => {
    const client = await TusClient.of(await createUser())
    const complete = await client.open(1000)
    await findOrCreateUpload(idOf(complete), 1000)
    await (await storageDisk()).put(uploadKey(idOf(complete)), videoBytes(1000))
    const stale = await client.open(1000)
    await client.append(stale, 0, videoBytes(1000).subarray(0, 500))
    await db
      .from('videos')
      .where('upload_id', idOf(stale))
      .update({ updated_at: db.raw(`now() - interval '25 hours'`) })
    assert.equal((await client.append(stale, 500, Buffer.alloc(1))).status, 410)

    await tendUploads()
    await removeFiles()
    assert.equal((await videoOf(complete)).status, 'processing')
    assert.isNull(await Video.findBy('upload_id', idOf(stale)))
    assert.isNull(await stored(uploadKey(idOf(stale))))
  })

  test('are removed where another worker is removing them', async ({ assert }) => {
    const id = randomUUID()
    await findOrCreateUpload(id, 1000)
    await removeSideFiles(id)
    await removeUpload(id)
    assert.isNull(await stored(uploadKey(id)))
  })

  test('and everything made of a video go with it, or with the account', async ({ assert }) => {
    const user = await createUser()
    const removed = await createReadyVideo(user)
    const kept = await createReadyVideo(user)
    await transaction((trx) => removeVideo({ user, trx }, removed))
    await removeFiles()
    const segment = (video: Video) => stored(`${videoFolder(video.folder)}/360p/seg_00000.m4s`)
    assert.isNull(await Video.find(removed.id))
    assert.isNull(await segment(removed))
    assert.isNotNull(await segment(kept))

    await transaction((trx) => deleteAccount({ user, trx }))
    await removeFiles()
    assert.isNull(await segment(kept))
  })
})
