import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import type { Data } from '#data'
import { LiveUser } from '#tests/support/live_user'
import { testPicture } from '#tests/support/images'
import { createReadyVideo } from '#tests/support/ready_video'
import { pair, Person } from '#app/chats/tests/person'
import { transaction } from '#app/kernel/database/transaction'
import { removeVideo } from '#app/videos/change_video'
import type Video from '#app/videos/video'
import { completeVideo } from '#app/videos/processing/finish_video'

const path = ({ id }: { id: number }) => `/api/chats/${id}/messages`
const attached = ({ id }: { id: number }) => ({ attachments: [{ kind: 'video', id }] })
const playlist = ({ slug }: { slug: string }) => `/videos/${slug}/master.m3u8`
type Message = Data.Chats.Messages.Message

async function seenBy(person: Person, { id, chat_id: chatId }: Message) {
  const { messages } = await person.get(`/api/chats/${chatId}/messages`)
  const found = messages.data.find((message: Message) => message.id === id)
  return found.attachments[0]
}

test.group('A video in a chat', () => {
  test('is watched by who is in it, though it is in no walkthrough', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const mila = await Person.create(client)
    const chat = await ava.start(noah)
    const video = await createReadyVideo(ava.user, { poster: await testPicture() })
    await noah.get(playlist(video), 404)
    const body = { ...attached(video), type: 'video' }
    const { message } = await ava.post(path(chat), body, 201)
    assert.equal(message.type, 'video')

    const { kind, video: shown } = await seenBy(noah, message)
    assert.equal(kind, 'video')
    assert.containsSubset(shown, { id: video.id, status: 'ready', list_id: null, position: null })
    await noah.get(shown.sources[0].url)
    await noah.get(shown.poster.url)
    for (const url of [shown.sources[0].url, shown.poster.url]) {
      await mila.get(url, 404)
      ;(await client.get(url)).assertStatus(404)
    }
  })

  test('is no longer there once the message is deleted', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah)
    const video = await createReadyVideo(ava.user)
    const { message } = await ava.post(path(chat), attached(video), 201)
    await noah.get(playlist(video))
    await ava.delete(`/api/messages/${message.id}`)
    await noah.get(playlist(video), 404)
    assert.isUndefined(await seenBy(noah, message))
  })

  test('is taken out of open chats once it is deleted', async ({ client, assert, cleanup }) => {
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah)
    const video = await createReadyVideo(ava.user)
    const { message } = await ava.post(path(chat), attached(video), 201)
    const live = await LiveUser.open(noah.user)
    cleanup(() => live.close())
    await live.join(`private-chat.${chat.id}`)
    await transaction((trx) => removeVideo({ user: ava.user, trx }, video))
    const told = await live.hears('message.updated')
    assert.containsSubset(told.message, { attachments: [{ kind: 'video', video: null }] })
    assert.deepEqual(await seenBy(noah, message), { kind: 'video', video: null })
    await noah.get(playlist(video), 404)
  })

  test('is sent before it is ready, and plays once it is', async ({ client, assert, cleanup }) => {
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah)
    const video = await createReadyVideo(ava.user)
    const finished = video.renditions
    await video.merge({ status: 'processing', progress: 40, renditions: [] }).save()
    const { message } = await ava.post(path(chat), attached(video), 201)
    const { video: unfinished } = await seenBy(noah, message)
    assert.containsSubset(unfinished, { status: 'processing', sources: [] })

    const live = await LiveUser.open(noah.user)
    cleanup(() => live.close())
    await live.join(`private-chat.${chat.id}`)
    const claim = { workerId: 'worker', leasedUntil: DateTime.utc().plus({ minutes: 1 }) }
    await video.merge({ renditions: finished, ...claim }).save()
    const leased = { id: video.id, workerId: 'worker' }
    await transaction((trx) => completeVideo({ trx }, leased, { atMs: null, part: null }))
    const told = await live.hears('message.updated')
    const sources = [{ type: 'application/vnd.apple.mpegurl', url: playlist(video) }]
    assert.containsSubset(told.message, {
      attachments: [{ kind: 'video', video: { status: 'ready', sources } }],
    })
  })

  test('is hidden from a member of the group whom its owner blocked', async ({
    client,
    assert,
  }) => {
    const [ava, noah] = await pair(client)
    const mila = await Person.create(client)
    await mila.letIn(ava)
    const group = { type: 'group', name: 'Liguria', user_ids: [noah.id, mila.id] }
    const { chat } = await ava.post('/api/chats', group, 201)
    const video = await createReadyVideo(ava.user)
    const { message } = await ava.post(path(chat), attached(video), 201)
    await mila.get(playlist(video))
    await ava.post(`/api/users/${mila.id}/block`)
    await mila.get(playlist(video), 404)
    assert.deepEqual(await seenBy(mila, message), { kind: 'video', video: null })
    await noah.get(playlist(video))
  })

  test('is refused unless it is one’s own and didn’t fail', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah)
    const hers = await createReadyVideo(noah.user)
    const failed = await createReadyVideo(ava.user)
    await failed.merge({ status: 'failed' }).save()
    const removed = await createReadyVideo(ava.user)
    await transaction((trx) => removeVideo({ user: ava.user, trx }, removed))
    for (const id of [hers.id, failed.id, removed.id, 999_999]) {
      const { errors } = await ava.post(path(chat), attached({ id }), 422)
      assert.properties(errors, ['attachments'])
    }
    await ava.post(path(chat), { type: 'video', content: 'Nothing attached' }, 422)
  })

  test('is picked from the sender’s own', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    await createReadyVideo(noah.user)
    const own = await createReadyVideo(ava.user)
    const { videos } = await ava.get('/api/videos')
    assert.deepEqual(
      videos.data.map(({ id }: Video) => id),
      [own.id]
    )
  })
})
