import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { Person } from '#app/chats/tests/person'
import { createPublished } from '#app/properties/tests/property_factory'
import { addMember, teamOf } from '#app/teams/tests/team_factory'

async function request(client: Parameters<typeof Person.create>[0]) {
  const ava = await Person.create(client, 'Ava Lind')
  const noah = await Person.create(client, 'Noah Berg')
  const chat = await ava.start(noah, 'Is the terrace still free?')
  return { ava, noah, chat }
}

test.group('Requests to chat', (group) => {
  group.tap((each) => each.tags(['@embedded']))
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

  test('people one follows and teammates ask too, unless one lets them write', async ({
    client,
    assert,
  }) => {
    const [ava, noah, mila] = await Promise.all([1, 2, 3].map(() => Person.create(client)))
    await noah.follow(ava)
    const team = await teamOf(mila.user, { agent: noah.user })
    assert.isFalse((await ava.start(noah, 'Hello')).accepted)
    assert.isFalse((await mila.start(noah, 'Hello')).accepted)

    const oona = await Person.create(client)
    await oona.follow(ava)
    await addMember(team, oona.user)
    await oona.patch('/api/chats/preferences', { accepts_known_people: true })
    assert.isTrue((await mila.start(oona, 'Hello')).accepted)
    const stranger = await Person.create(client)
    assert.isFalse((await stranger.start(oona, 'Hello')).accepted)
    assert.isTrue((await ava.start(oona, 'Hello')).accepted)
  })

  test('who lets people they follow write finds them among the chats', async ({
    client,
    assert,
  }) => {
    const ava = await Person.create(client)
    const noah = await Person.create(client)
    await noah.letIn(ava)
    const chat = await ava.start(noah, 'Hello')
    assert.isTrue(chat.accepted)
    assert.deepEqual(await noah.folder('chats'), [chat.id])
    assert.equal(await noah.unread(), 1)
  })

  test('accept moves it to the chats, once', async ({ client, assert }) => {
    const { ava, noah, chat } = await request(client)
    const path = `/api/chats/${chat.id}/respond`
    const refusal = await ava.post(path, { accept: true }, 403)
    assert.match(refusal.message, /person you messaged/)
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

  test('the listing it was about stays with the chat after it was accepted', async ({
    client,
    assert,
  }) => {
    const ava = await Person.create(client, 'Ava Lind')
    const noah = await Person.create(client, 'Noah Berg')
    const listing = await createPublished(noah.user)
    const start = { user_ids: [noah.id], property_id: listing.id, message: 'Is it still free?' }
    const { chat } = await ava.post('/api/chats', start, 201)
    await noah.post(`/api/chats/${chat.id}/respond`, { accept: true })
    for (const person of [ava, noah]) {
      assert.equal((await person.chat(chat)).property_id, listing.id)
      const { property } = await person.get(`/api/chats/${chat.id}/listing`)
      assert.equal(property.slug, listing.slug)
    }
    await (await Person.create(client)).get(`/api/chats/${chat.id}/listing`, 404)

    await listing.merge({ isPrivate: true }).save()
    assert.isNull((await noah.get(`/api/chats/${chat.id}/listing`)).property)
  })
})
