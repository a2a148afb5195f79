import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { eventually } from '#tests/support/eventually'
import { LiveUser } from '#tests/support/live_user'
import { pair, Person } from './tests/person.js'

const own = (person: Person) => `private-user.${person.id}`

async function livePair(client: ApiClient, cleanup: (close: () => void) => void) {
  const [ava, noah] = await pair(client)
  const chat = await ava.start(noah)
  const channel = `private-chat.${chat.id}`
  const [avaLive, noahLive] = [await open(ava, cleanup), await open(noah, cleanup)]
  for (const live of [avaLive, noahLive]) await live.join(channel)
  return { ava, noah, chat, channel, avaLive, noahLive }
}

async function open(person: Person, cleanup: (close: () => void) => void): Promise<LiveUser> {
  const live = await LiveUser.open(person.user)
  cleanup(() => live.close())
  await live.join(own(person))
  return live
}

test.group('Live chats', () => {
  test('a message is seen at once, and its sender’s own socket left out', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { ava, noah, chat, channel, avaLive, noahLive } = await livePair(client, cleanup)
    const body = { content: 'Hello', client_id: 'c1' }
    const headers = { 'x-socket-id': avaLive.socketId }
    const { message } = await ava.post(`/api/chats/${chat.id}/messages`, body, 201, headers)

    const inChat = await noahLive.hears('message.created', channel)
    assert.deepEqual(inChat, { message, chat_id: chat.id })
    const inList = await noahLive.hears('message.created', own(noah))
    assert.deepEqual(inList, { message, chat_id: chat.id, unread_count: 1, folder: 'chats' })
    assert.deepEqual(await noahLive.hears('unread.updated', own(noah), 1), { count: 1 })
    await avaLive.roundTrip()
    assert.lengthOf(avaLive.all('message.created'), 0)
  })

  test('a request appears with its message, and its answer too', async ({
    client,
    assert,
    cleanup,
  }) => {
    const [ava, noah] = [await Person.create(client), await Person.create(client)]
    const [avaLive, noahLive] = [await open(ava, cleanup), await open(noah, cleanup)]
    const { id } = await ava.start(noah, 'May I see it?')
    const created = await noahLive.hears('chat.created')
    assert.containsSubset(created.chat, { id, accepted: false, folder: 'requested' })
    const message = await noahLive.hears('message.created')
    assert.containsSubset(message, { folder: 'requested', unread_count: 1 })

    await noah.post(`/api/chats/${id}/respond`, { accept: true })
    const updated = await avaLive.hears('chat.updated')
    assert.containsSubset(updated.chat, { id, accepted: true })
    assert.deepEqual(await noahLive.hears('unread.updated', own(noah), 2), { count: 1 })
  })

  test('a decline tells its sender nothing', async ({ client, assert, cleanup }) => {
    const [ava, noah] = [await Person.create(client), await Person.create(client)]
    const chat = await ava.start(noah, 'May I see it?')
    const [avaLive, noahLive] = [await open(ava, cleanup), await open(noah, cleanup)]
    await noah.post(`/api/chats/${chat.id}/respond`, { accept: false })
    const updated = await noahLive.hears('chat.updated')
    assert.containsSubset(updated.chat, { id: chat.id, folder: null })
    await ava.say(chat, 'Please')
    await avaLive.hears('message.created')
    assert.lengthOf(avaLive.all('chat.updated'), 0)
    await noahLive.roundTrip()
    assert.lengthOf(noahLive.all('message.created'), 0)
  })

  test('edits, deletions and reactions are seen at once', async ({ client, assert, cleanup }) => {
    const { ava, noah, chat, channel, noahLive } = await livePair(client, cleanup)
    const { id } = await ava.say(chat, 'Teh view')
    await ava.patch(`/api/messages/${id}`, { content: 'The view' })
    assert.containsSubset(await noahLive.hears('message.updated', channel), {
      message: { id, content: 'The view' },
    })
    await noah.post(`/api/messages/${id}/reactions`, { emoji: '👍' })
    assert.containsSubset(await noahLive.hears('message.updated', channel, 2), {
      message: { reactions: [{ emoji: '👍', user_ids: [noah.id] }] },
    })
    await ava.delete(`/api/messages/${id}`)
    assert.containsSubset(await noahLive.hears('message.deleted', channel), {
      message: { id, content: '' },
    })
  })

  test('reading is told, unless one of the two keeps it to themselves', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { ava, noah, chat, channel, avaLive } = await livePair(client, cleanup)
    const { id } = await ava.say(chat, 'One')
    await noah.read(chat, id)
    assert.deepEqual(await avaLive.hears('chat.read', channel), {
      user_id: noah.id,
      message_id: id,
    })
    await ava.patch('/api/chats/preferences', { sends_read_receipts: false })
    const second = await ava.say(chat, 'Two')
    await noah.read(chat, second.id)
    await noah.say(chat, 'Three')
    await avaLive.hears('message.created', channel, 3)
    assert.lengthOf(avaLive.all('chat.read'), 1)
  })

  test('what many read at once in a group is told once', async ({ client, assert, cleanup }) => {
    const ava = await Person.create(client, 'Ava Lind')
    const readers = await Promise.all(Array.from({ length: 8 }, () => Person.create(client)))
    for (const reader of readers) await reader.letIn(ava)
    const body = { user_ids: readers.map(({ id }) => id), name: 'Readers' }
    const { chat } = await ava.post('/api/chats', body, 201)
    const live = await LiveUser.open(ava.user)
    cleanup(() => live.close())
    const channel = `private-chat.${chat.id}`
    await live.join(channel)
    const { id } = await ava.say(chat, 'Everybody?')
    await Promise.all(readers.map((reader) => reader.read(chat, id)))
    const heard = () =>
      live.all('chat.read').flatMap(({ data }) => (data as { reads?: unknown[] }).reads ?? [data])
    await eventually(() => heard().length === readers.length)
    assert.isBelow(live.all('chat.read').length, readers.length / 2)
  })

  test('typing reaches the other', async ({ client, assert, cleanup }) => {
    const { ava, channel, avaLive, noahLive } = await livePair(client, cleanup)
    avaLive.whisper(channel, 'client-typing', { user_id: ava.id })
    assert.deepEqual(await noahLive.hears('client-typing', channel), { user_id: ava.id })
  })

  test('its channels refuse strangers, and members once they hide their presence or block the chat', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { ava, noah, chat, channel, noahLive } = await livePair(client, cleanup)
    const stranger = await open(await Person.create(client), cleanup)
    assert.isFalse(await stranger.join(channel))
    assert.isFalse(await stranger.join(`presence-chat.${chat.id}`))
    assert.isFalse(await stranger.join(own(ava)))
    assert.isTrue(await noahLive.join(`presence-chat.${chat.id}`))
    await ava.patch('/api/chats/preferences', { shows_presence: false })
    const hidden = await open(ava, cleanup)
    assert.isFalse(await hidden.join(`presence-chat.${chat.id}`))

    await noah.post(`/api/chats/${chat.id}/toggle-block`, { is_blocked: true })
    const expelled = await noahLive.hears('pusher:subscription_error', channel)
    assert.containsSubset(expelled, { status: 403 })
    const again = await open(noah, cleanup)
    assert.isFalse(await again.join(channel))
  })

  test('who leaves a group hears no more of it', async ({ client, assert, cleanup }) => {
    const [ava, noah] = await pair(client)
    const body = { type: 'group', name: 'Liguria', user_ids: [noah.id] }
    const { chat } = await ava.post('/api/chats', body, 201)
    const live = await open(noah, cleanup)
    const channel = `private-chat.${chat.id}`
    assert.isTrue(await live.join(channel))
    await ava.patch(`/api/chats/${chat.id}`, { name: 'Riviera' })
    assert.containsSubset(await live.hears('message.created', channel), {
      message: { type: 'system', client_id: null, reply_to: null },
    })
    await noah.post(`/api/chats/${chat.id}/leave`)
    await live.hears('pusher:subscription_error', channel)
    await ava.say(chat, 'Is he gone?')
    await live.roundTrip()
    const heard = JSON.stringify(live.all('message.created', channel))
    assert.notInclude(heard, 'Is he gone?')
  })

  test('a long message comes as its beginning', async ({ client, assert, cleanup }) => {
    const { ava, noah, chat, channel, noahLive } = await livePair(client, cleanup)
    const { id } = await ava.say(chat, 'é'.repeat(10_000))
    const { message } = await noahLive.hears('message.created', channel)
    assert.containsSubset(message, { id, is_partial: true })
    const whole = await noah.get(`/api/messages/${id}`)
    assert.lengthOf(whole.message.content, 10_000)
    assert.isFalse(whole.message.is_partial)
  })
})
