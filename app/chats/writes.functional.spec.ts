import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { createDraft, createPublished } from '#app/properties/tests/property_factory'
import { storeTestImage } from '#tests/support/images'
import { createUser } from '#tests/support/users'
import { joinMarket, pair, Person } from './tests/person.js'

const key = () => ({ 'idempotency-key': randomUUID() })

test.group('Writes to chats', () => {
  test('answer the chat as reading it does, with what was said', async ({ client, assert }) => {
    const [ava, noah] = [await Person.create(client), await Person.create(client)]
    const body = { user_ids: [noah.id], message: 'May I see it?' }
    const started = await ava.post('/api/chats', body, 201)
    assert.deepEqual(started.chat, await ava.chat(started.chat))
    assert.lengthOf(started.chat.messages, 1)
    const path = `/api/chats/${started.chat.id}`
    const writes = [
      () => noah.post(`${path}/respond`, { accept: true }),
      () => noah.post(`${path}/toggle-mute`, { is_muted: true }),
      () => noah.post(`${path}/toggle-block`, { is_blocked: true }),
    ]
    for (const write of writes) {
      const { chat } = await write()
      assert.lengthOf(chat.messages, 1)
      assert.deepEqual(chat, await noah.chat(chat))
    }
  })

  test('answer the same for groups and channels', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const group = { type: 'group', name: 'Team', user_ids: [noah.id], message: 'Welcome' }
    const { chat } = await ava.post('/api/chats', group, 201)
    const named = await ava.patch(`/api/chats/${chat.id}`, { name: 'Riviera' })
    assert.lengthOf(named.chat.messages, 2)
    assert.deepEqual(named.chat, await ava.chat(chat))

    const marketId = await joinMarket(ava, noah)
    const open = { type: 'channel', name: 'Open', market_id: marketId, message: 'First' }
    const channel = (await ava.post('/api/chats', open, 201)).chat
    const joined = await noah.post(`/api/channels/${channel.id}/join`)
    assert.lengthOf(joined.chat.messages, 1)
    assert.deepEqual(joined.chat, await noah.chat(channel))
  })

  test('with the same key are done once', async ({ client, assert }) => {
    const [ava, noah] = [await Person.create(client), await Person.create(client)]
    const mila = await Person.create(client)
    const group = { type: 'group', name: 'Team', user_ids: [noah.id], message: 'Welcome' }
    const { chat } = await ava.post('/api/chats', group, 201)
    const path = `/api/chats/${chat.id}`
    const marketId = await joinMarket(ava, noah)
    const open = { type: 'channel', name: 'Open', market_id: marketId }
    const channel = (await ava.post('/api/chats', open, 201)).chat
    const reaction = `/api/messages/${chat.last_message.id}/reactions`

    const answered = key()
    const accepted = await noah.post(`${path}/respond`, { accept: true }, 200, answered)
    const given = key()
    const reacted = await noah.post(reaction, { emoji: '👍' }, 200, given)
    const brought = key()
    const added = await ava.post(`${path}/members`, { user_ids: [mila.id] }, 200, brought)
    const came = key()
    const joined = await noah.post(`/api/channels/${channel.id}/join`, {}, 200, came)
    await ava.say(chat, 'And on it goes')
    await noah.post(`/api/chats/${channel.id}/leave`)
    await mila.post(`${path}/leave`)

    assert.deepEqual(await noah.post(`${path}/respond`, { accept: true }, 200, answered), accepted)
    assert.deepEqual(await noah.post(reaction, { emoji: '👍' }, 200, given), reacted)
    const { message } = await noah.get(`/api/messages/${chat.last_message.id}`)
    assert.deepEqual(message.reactions, [{ emoji: '👍', user_ids: [noah.id] }])
    assert.deepEqual(
      await ava.post(`${path}/members`, { user_ids: [mila.id] }, 200, brought),
      added
    )
    await mila.get(path, 404)
    assert.deepEqual(await noah.post(`/api/channels/${channel.id}/join`, {}, 200, came), joined)
    await noah.get(`/api/chats/${channel.id}`, 404)
  })

  test('about a listing that isn’t public are refused', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const owner = await createUser({ type: 'realtor' })
    const draft = await createDraft(owner)
    for (const id of [999_999, draft.id]) {
      const body = { user_ids: [noah.id], property_id: id }
      assert.property((await ava.post('/api/chats', body, 422)).errors, 'property_id')
    }
    const listed = await createPublished(owner)
    await ava.post('/api/chats', { user_ids: [noah.id], property_id: listed.id }, 201)
  })

  test('keep an attachment that is given twice once', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah)
    const { id } = await storeTestImage(ava.user, 'chat')
    const image = { kind: 'image', id }
    const body = { attachments: [image, image] }
    const { message } = await ava.post(`/api/chats/${chat.id}/messages`, body, 201)
    assert.lengthOf(message.attachments, 1)
  })

  test('drop zero bytes from names, descriptions and client ids', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const group = { type: 'group', name: 'Te\0am', user_ids: [noah.id] }
    const { chat } = await ava.post('/api/chats', group, 201)
    assert.equal(chat.name, 'Team')
    const path = `/api/chats/${chat.id}`
    const named = await ava.patch(path, { name: 'Rivi\0era', description: 'By the\0 sea' })
    assert.containsSubset(named.chat, { name: 'Riviera', description: 'By the sea' })
    await ava.patch(path, { name: '\0' }, 422)
    const body = { content: 'Hi', client_id: 'a\0b' }
    const { message } = await ava.post(`${path}/messages`, body, 201)
    assert.equal(message.client_id, 'ab')
  })
})
