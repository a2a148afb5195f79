import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { pair, Person } from './tests/person.js'

test.group('Chats', () => {
  test('of two people there is one, also when both start at once', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const started = await Promise.all(
      Array.from({ length: 5 }, () => [ava.start(noah), noah.start(ava)]).flat()
    )
    assert.lengthOf(new Set(started.map(({ id }) => id)), 1)
    assert.deepEqual(await ava.folder('chats'), [started[0].id])
    assert.isTrue((await noah.chat(started[0])).accepted)
    const [{ id }] = started
    assert.deepEqual(await ava.get(`/api/chats/user/${ava.id}/ids`), { ids: [id] })
    await ava.get(`/api/chats/user/${noah.id}/ids`, 403)
  })

  test('have the shape of the contract', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const { id } = await ava.start(noah, 'Hello')
    const chat = await noah.chat({ id })
    assert.containsSubset(chat, {
      id,
      type: 'direct',
      name: null,
      accepted: true,
      created_by_user_id: ava.id,
      unread_count: 1,
      chat_settings: [
        { user_id: noah.id, is_muted: false, is_blocked: false },
        { user_id: ava.id, is_muted: false, is_blocked: false },
      ],
      left_by_users: [],
    })
    assert.sameMembers(
      chat.users.map((user) => user.id),
      [ava.id, noah.id]
    )
    assert.match(chat.last_message_at!, /Z$/)
    assert.equal(chat.last_message?.content, 'Hello')
    assert.lengthOf(chat.messages, 1)
  })

  test('can’t be started with oneself, nobody or an unknown person', async ({ client, assert }) => {
    const ava = await Person.create(client)
    const toOneself = await ava.post('/api/chats', { user_ids: [ava.id] }, 422)
    assert.property(toOneself.errors, 'user_ids')
    await ava.post('/api/chats', { user_ids: [] }, 422)
    await ava.post('/api/chats', { user_ids: [999_999_999] }, 422)
    await ava.post('/api/chats', { user_ids: ['x'] }, 422)
    await ava.post('/api/chats', { user_ids: [ava.id], type: 'party' }, 422)
    assert.deepEqual(await ava.folder('chats'), [])
  })

  test('a repeated start with the same key is one', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const body = { user_ids: [noah.id], message: 'Once' }
    const key = { 'idempotency-key': 'start-1' }
    const first = await ava.post('/api/chats', body, 201, key)
    assert.deepEqual(await ava.post('/api/chats', body, 201, key), first)
    assert.deepEqual(await noah.messages(first.chat), ['Once'])
  })

  test('one with a new message moves to the top', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const mila = await Person.create(client)
    await ava.letIn(noah)
    await ava.letIn(mila)
    const first = await noah.start(ava, 'First')
    const second = await mila.start(ava, 'Second')
    assert.deepEqual(await ava.folder('chats'), [second.id, first.id])
    await noah.say(first, 'Again')
    assert.deepEqual(await ava.folder('chats'), [first.id, second.id])
    const pageOne = await ava.get('/api/chats/filtered?type=chats&per_page=1')
    assert.deepEqual([pageOne.chats.data[0].id, pageOne.chats.current_page], [first.id, 1])
    const pageTwo = await ava.get(pageOne.chats.next_page_url)
    assert.deepEqual([pageTwo.chats.data[0].id, pageTwo.chats.next_page_url], [second.id, null])
    assert.deepEqual((await ava.get('/api/chats/filtered?page=9')).chats.data, [])
  })

  test('muted: nothing is counted, and it has a list of its own', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah, 'One')
    const muted = await noah.post(`/api/chats/${chat.id}/toggle-mute`, { is_muted: true })
    assert.isTrue(muted.chat.chat_settings[0].is_muted)
    await ava.say(chat, 'Two')
    assert.deepEqual([await noah.folder('chats'), await noah.folder('muted')], [[], [chat.id]])
    assert.equal(await noah.unread(), 0)
    assert.equal((await noah.chat(chat)).unread_count, 1)
    assert.deepEqual((await ava.chat(chat)).chat_settings, [
      { user_id: ava.id, is_muted: false, is_blocked: false },
      { user_id: noah.id, is_muted: true, is_blocked: false },
    ])

    await noah.post(`/api/chats/${chat.id}/toggle-mute`, { is_muted: false })
    assert.deepEqual(await noah.folder('chats'), [chat.id])
    await noah.post(`/api/chats/${chat.id}/toggle-mute`, {}, 422)
  })

  test('blocked: the other cannot write, and nothing arrives', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah, 'One')
    const said = `/api/messages/${chat.last_message!.id}`
    await noah.post(`/api/chats/${chat.id}/toggle-block`, { is_blocked: true })
    await ava.patch(said, { content: 'By way of an edit' }, 403)
    await ava.post(`${said}/reactions`, { emoji: '👋' }, 403)
    assert.deepEqual(await noah.folder('blocked'), [chat.id])
    assert.equal(await noah.unread(), 0)
    const refused = await ava.post(`/api/chats/${chat.id}/messages`, { content: 'Two' }, 403)
    assert.equal(refused.message, 'You can’t send messages in this chat.')
    await ava.post('/api/chats', { user_ids: [noah.id], message: 'Two' }, 403)
    await noah.post(`/api/chats/${chat.id}/messages`, { content: 'Mine' }, 403)
    assert.deepEqual(await noah.messages(chat), ['One'])
    assert.deepEqual(await ava.folder('chats'), [chat.id], 'who was blocked is not told')
    const settings = (await ava.chat(chat)).chat_settings
    assert.isFalse(settings.some((setting) => setting.is_blocked))

    await noah.post(`/api/chats/${chat.id}/toggle-block`, { is_blocked: false })
    await ava.say(chat, 'Three')
    assert.deepEqual(await noah.messages(chat), ['Three', 'One'])
  })

  test('deleted: gone for one, back without the old messages', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah, 'Old')
    assert.deepEqual(await noah.delete(`/api/chats/${chat.id}`), { status: 'success' })
    await noah.get(`/api/chats/${chat.id}`, 404)
    await noah.get(`/api/chats/${chat.id}/messages`, 404)
    await noah.post(`/api/chats/${chat.id}/messages`, { content: 'Still here?' }, 403)
    assert.deepEqual(await noah.folder('chats'), [])
    assert.equal(await noah.unread(), 0)
    assert.deepEqual(await ava.messages(chat), ['Old'])

    await ava.say(chat, 'New')
    assert.deepEqual(await noah.messages(chat), ['New'])
    assert.equal(await noah.unread(), 1)
    await noah.delete(`/api/chats/${chat.id}`)
    assert.equal((await noah.start(ava)).id, chat.id)
    assert.deepEqual(await noah.messages(chat), [])
  })

  test('are 404 to everybody else', async ({ client }) => {
    const [ava, noah] = await pair(client)
    const stranger = await Person.create(client)
    const chat = await ava.start(noah, 'Private')
    const path = `/api/chats/${chat.id}`
    await stranger.get(path, 404)
    await stranger.get(`${path}/messages`, 404)
    await stranger.get(`${path}/members`, 404)
    await stranger.post(`${path}/messages`, { content: 'Hi' }, 404)
    await stranger.post(`${path}/read`, {}, 404)
    await stranger.post(`${path}/toggle-mute`, { is_muted: true }, 404)
    await stranger.post(`${path}/toggle-block`, { is_blocked: true }, 404)
    await stranger.delete(path, 404)
    await stranger.get(`/api/messages/${chat.last_message!.id}`, 404)
  })

  test('the total is what a count over the messages would give', async ({ client, assert }) => {
    const ava = await Person.create(client)
    const others = await Promise.all(Array.from({ length: 4 }, () => Person.create(client)))
    for (const other of others) await ava.letIn(other)
    const chats = await Promise.all(others.map((other) => other.start(ava)))
    await ava.post(`/api/chats/${chats[3].id}/toggle-mute`, { is_muted: true })
    for (let round = 0; round < 3; round++) {
      await Promise.all(others.map((other, i) => other.say(chats[i], `Round ${round}`)))
      await ava.read(chats[round])
      await ava.say(chats[1], 'Own words are not counted')
    }
    const { rows } = await db.rawQuery(
      `select count(*)::integer as count from messages
       join chat_members own on own.chat_id = messages.chat_id and own.user_id = :id
       where messages.user_id <> :id and not own.is_muted and messages.id > own.read_message_id`,
      { id: ava.id }
    )
    assert.equal(await ava.unread(), rows[0].count)
    assert.equal(rows[0].count, 2 + 1 + 0)
  })
})
