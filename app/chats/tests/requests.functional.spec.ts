import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { Person } from './person.js'

async function request(client: Parameters<typeof Person.create>[0]) {
  const ava = await Person.create(client, 'Ava Lind')
  const noah = await Person.create(client, 'Noah Berg')
  const chat = await ava.start(noah, 'Is the terrace still free?')
  return { ava, noah, chat }
}

test.group('Requests to chat', () => {
  test('a first message to a stranger is a request', async ({ client, assert }) => {
    const { ava, noah, chat } = await request(client)
    assert.isFalse(chat.accepted)
    assert.equal(chat.created_by_user_id, ava.id)
    assert.deepEqual(await ava.folder('chats'), [chat.id])
    assert.deepEqual(await noah.folder('chats'), [])
    assert.deepEqual(await noah.folder('requested'), [chat.id])
    assert.deepEqual((await noah.get('/api/chats')).chats, [])
    assert.equal((await noah.chat(chat)).unread_count, 1)
    assert.equal(await noah.unread(), 0, 'a request is not in the total')
  })

  test('somebody who follows the sender is written to at once', async ({ client, assert }) => {
    const ava = await Person.create(client)
    const noah = await Person.create(client)
    await noah.follow(ava)
    const chat = await ava.start(noah, 'Hello')
    assert.isTrue(chat.accepted)
    assert.deepEqual(await noah.folder('chats'), [chat.id])
    assert.equal(await noah.unread(), 1)
  })

  test('accept moves it to the chats, once', async ({ client, assert }) => {
    const { ava, noah, chat } = await request(client)
    const path = `/api/chats/${chat.id}/respond`
    const refusal = await ava.post(path, { accept: true }, 403)
    assert.match(refusal.message, /person you wrote to/)
    await noah.post(`/api/chats/${chat.id}/messages`, { content: 'Yes', client_id: '1' }, 403)

    const answer = await noah.post(path, { accept: true })
    assert.equal(answer.status, 'success')
    assert.isTrue(answer.chat.accepted)
    assert.isString(answer.message)
    assert.deepEqual(await noah.folder('chats'), [chat.id])
    assert.equal(await noah.unread(), 1)
    assert.isTrue((await ava.chat(chat)).accepted)
    await noah.post(path, { accept: true }, 409)
    await noah.post(path, { accept: false }, 409)
    await noah.post(path, {}, 422)
    await noah.say(chat, 'It is')
    assert.equal(await ava.unread(), 1)
  })

  test('decline is quiet for a month', async ({ client, assert }) => {
    const { ava, noah, chat } = await request(client)
    await noah.post(`/api/chats/${chat.id}/respond`, { accept: false })
    await noah.get(`/api/chats/${chat.id}`, 404)
    await noah.post(`/api/chats/${chat.id}/respond`, { accept: true }, 409)
    assert.deepEqual(await noah.folder('requested'), [])

    await ava.say(chat, 'Hello?')
    const again = await ava.start(noah, 'Hello again?')
    assert.equal(again.id, chat.id)
    assert.deepEqual(await ava.folder('chats'), [chat.id])
    assert.isFalse((await ava.chat(chat)).accepted, 'as before: the sender is not told')
    assert.deepEqual(await noah.folder('requested'), [])

    await db
      .from('chat_members')
      .where({ chat_id: chat.id, user_id: noah.id })
      .update({ declined_at: db.raw(`now() - interval '31 days'`) })
    await ava.say(chat, 'After a month')
    assert.deepEqual(await noah.folder('requested'), [chat.id])
    assert.deepEqual(await noah.messages(chat), ['After a month'])
    assert.equal((await noah.chat(chat)).unread_count, 1)
  })

  test('who declined may begin themselves', async ({ client, assert }) => {
    const { ava, noah, chat } = await request(client)
    await noah.post(`/api/chats/${chat.id}/respond`, { accept: false })
    const own = await noah.start(ava, 'I thought about it')
    assert.equal(own.id, chat.id)
    assert.isTrue(own.accepted)
    assert.deepEqual(await noah.messages(chat), ['I thought about it'])
    assert.equal(await ava.unread(), 1)
  })

  test('nobody else may answer, or know of it', async ({ client }) => {
    const { chat } = await request(client)
    const stranger = await Person.create(client)
    await stranger.post(`/api/chats/${chat.id}/respond`, { accept: true }, 404)
    await stranger.get(`/api/chats/${chat.id}/request`, 404)
  })

  test('the recipient sees who asks', async ({ client, assert }) => {
    const { ava, noah, chat } = await request(client)
    const both = await Person.create(client, 'Mila Sand')
    await ava.follow(both)
    await noah.follow(both)
    const { request: asked } = await noah.get(`/api/chats/${chat.id}/request`)
    assert.equal(asked.user.name, 'Ava Lind')
    assert.deepEqual(asked.markets, [])
    assert.deepEqual(
      asked.shared_followings.map(({ id }: { id: number }) => id),
      [both.id]
    )
    assert.isNull(asked.property)
    await ava.get(`/api/chats/${chat.id}/request`, 404)
  })
})
