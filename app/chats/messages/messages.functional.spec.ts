import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { createDraft, createPublished } from '#app/properties/tests/property_factory'
import { storeTestImage } from '#tests/support/images'
import { createUser } from '#tests/support/users'
import { pair, Person } from '#app/chats/tests/person'

const path = ({ id }: { id: number }) => `/api/chats/${id}/messages`

test.group('Messages', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('are kept once per client id, also when sent at once', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah)
    const body = { content: 'Once', client_id: 'c-1' }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ava.post(path(chat), body, 201))
    )
    assert.lengthOf(new Set(answers.map(({ message }) => message.id)), 1)
    assert.equal(answers[0].status, 'success')
    assert.deepEqual(await noah.messages(chat), ['Once'])
    assert.equal(await noah.unread(), 1)
    const other = await noah.post(path(chat), body, 201)
    assert.notEqual(other.message.id, answers[0].message.id, 'the name is the sender’s own')
  })

  test('come newest first, by page and by id', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah)
    const sent = []
    for (const word of ['a', 'b', 'c', 'd', 'e']) sent.push(await ava.say(chat, word))
    assert.deepEqual(await noah.messages(chat), ['e', 'd', 'c', 'b', 'a'])
    assert.deepEqual(await noah.messages(chat, '?per_page=2&page=2'), ['c', 'b'])
    assert.deepEqual(await noah.messages(chat, `?before=${sent[2].id}`), ['b', 'a'])
    assert.deepEqual(await noah.messages(chat, `?after=${sent[1].id}`), ['e', 'd', 'c'])
    const missed = await noah.get(`${path(chat)}?after=${sent[0].id}&per_page=2`)
    assert.deepEqual(
      missed.messages.data.map(({ content }: { content: string }) => content),
      ['c', 'b'],
      'the nearest of what was missed'
    )
    assert.deepEqual(
      (await noah.get(missed.messages.next_page_url)).messages.data.map(
        ({ previous_id: id }: { previous_id: number }) => id
      ),
      [sent[3].id, sent[2].id],
      'each knows the one before it'
    )
  })

  test('concurrent ones stand in one order without gaps', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah)
    await Promise.all(
      Array.from({ length: 12 }, (_, i) => (i % 2 ? ava : noah).say(chat, `Message ${i}`))
    )
    const { messages } = await ava.get(`${path(chat)}?per_page=50`)
    const rows: { id: number; previous_id: number | null }[] = messages.data
    assert.lengthOf(rows, 12)
    rows.forEach((row, i) => assert.equal(row.previous_id, rows[i + 1]?.id ?? null))
    assert.deepEqual([await ava.unread(), await noah.unread()], [6, 6])
  })

  test('are refused empty, too long, of a foreign type or as an answer to nothing', async ({
    client,
    assert,
  }) => {
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah)
    for (const content of ['', '  ', '\0', null, 7, 'x'.repeat(10_001)]) {
      const { errors } = await ava.post(path(chat), { content, client_id: 'x' }, 422)
      assert.property(errors, 'content')
    }
    await ava.post(path(chat), { content: 'x', type: 'system' }, 422)
    await ava.post(path(chat), { content: 'x', type: 'image' }, 422)
    await ava.post(path(chat), { content: 'x', reply_to: 999_999 }, 422)
    await ava.post(path(chat), { content: 'x', client_id: 'y'.repeat(65) }, 422)
    assert.deepEqual(await noah.messages(chat), [])
    const long = await ava.say(chat, 'é'.repeat(10_000))
    assert.lengthOf(long.content, 10_000)
  })

  test('are read up to one of them, never back', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah)
    const [first, , third] = [
      await ava.say(chat, 'a'),
      await ava.say(chat, 'b'),
      await ava.say(chat, 'c'),
    ]
    const partly = await noah.read(chat, first.id)
    assert.deepEqual(partly, { status: 'success', unread_count: 2, count: 2 })
    await noah.read(chat, third.id)
    assert.equal(await noah.unread(), 0)
    const back = await noah.read(chat, first.id)
    assert.equal(back.unread_count, 0, 'reading back changes nothing')
    await noah.post(`/api/chats/${chat.id}/read`, { message_id: third.id + 1000 }, 404)
    assert.deepEqual((await ava.chat(chat)).reads, [{ user_id: noah.id, message_id: third.id }])
  })

  test('are edited by their author for a quarter of an hour', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah)
    const { id } = await ava.say(chat, 'Teh view')
    const { message } = await ava.patch(`/api/messages/${id}`, { content: 'The view' })
    assert.equal(message.content, 'The view')
    assert.match(message.edited_at, /Z$/)
    const nested = await ava.patch(`/api/messages/${id}`, { message: { content: 'Their view' } })
    assert.equal(nested.message.content, 'Their view')
    for (const empty of [{}, { message: null }, { message: {} }, { message: { content: ' ' } }]) {
      await ava.patch(`/api/messages/${id}`, empty, 422)
    }
    await ava.patch(`/api/messages/${id}`, { content: 'The view' })
    await noah.patch(`/api/messages/${id}`, { message: { content: 'Mine' } }, 403)
    await noah.patch(`/api/messages/${id}`, { content: 'Mine' }, 403)
    await ava.patch(`/api/messages/${id}`, { content: ' ' }, 422)
    await ava.patch('/api/messages/999999999', { content: 'x' }, 404)

    const created = DateTime.utc().minus({ minutes: 16 }).toSQL()
    await db.from('messages').where({ id }).update({ created_at: created })
    await ava.patch(`/api/messages/${id}`, { content: 'Late' }, 403)
    assert.deepEqual(await noah.messages(chat), ['The view'])
  })

  test('leave an empty line when deleted, for good', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah)
    const { id } = await ava.say(chat, 'Wrong window')
    await noah.delete(`/api/messages/${id}`, 403)
    await ava.delete(`/api/messages/${id}`)
    await ava.delete(`/api/messages/${id}`)
    const { message } = await noah.get(`/api/messages/${id}`)
    assert.equal(message.content, '')
    assert.match(message.deleted_at, /Z$/)
    await ava.patch(`/api/messages/${id}`, { content: 'Back' }, 409)
    await noah.post(`/api/messages/${id}/reactions`, { emoji: '👍' }, 409)
    assert.deepEqual((await noah.get('/api/messages?q=window')).messages.data, [])
  })

  test('reactions are given and taken back by anybody there', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah)
    const { id } = await ava.say(chat, 'Keys?')
    const react = (person: Person, emoji: string, status = 200) =>
      person.post(`/api/messages/${id}/reactions`, { emoji }, status)
    await react(noah, '👍')
    const { message } = await react(ava, '👍')
    assert.deepEqual(message.reactions, [{ emoji: '👍', user_ids: [noah.id, ava.id] }])
    const taken = await react(noah, '👍')
    assert.deepEqual(taken.message.reactions, [{ emoji: '👍', user_ids: [ava.id] }])
    await react(noah, 'yes', 422)
    await react(await Person.create(client), '👍', 404)
  })

  test('carry pictures that only the chat sees', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const stranger = await Person.create(client)
    const chat = await ava.start(noah)
    const image = await storeTestImage(ava.user, 'chat')
    const attachments = [{ kind: 'image', id: image.id }]
    await noah.post(path(chat), { attachments, client_id: '1' }, 422)
    const { message } = await ava.post(path(chat), { attachments, client_id: '2' }, 201)
    assert.equal(message.type, 'image')
    const { url } = message.attachments[0].image
    const status = async (person: Person) => (await client.get(url).loginAs(person.user)).status()
    assert.deepEqual([await status(noah), await status(stranger)], [200, 404])
    await noah.delete(`/api/chats/${chat.id}`)
    assert.equal(await status(noah), 404)
  })

  test('carry listings that are public', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const owner = await createUser({ type: 'realtor' })
    const [listed, draft] = [await createPublished(owner), await createDraft(owner)]
    const chat = await ava.start(noah)
    const attach = (id: number, status: number) =>
      ava.post(path(chat), { attachments: [{ kind: 'property', id }] }, status)
    const { message } = await attach(listed.id, 201)
    assert.equal(message.type, 'property')
    assert.equal(message.attachments[0].property.slug, listed.slug)
    await attach(draft.id, 422)

    await db.from('properties').where('id', listed.id).update({ status: 'archive' })
    const later = await noah.get(`/api/messages/${message.id}`)
    assert.deepEqual(later.message.attachments, [{ kind: 'property', property: null }])
  })

  test('are found by words, with and without accents', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const stranger = await Person.create(client)
    const chat = await ava.start(noah)
    await ava.say(chat, 'The façade faces São Vicente')
    const found = async (person: Person, q: string) =>
      (await person.get(`/api/messages?q=${encodeURIComponent(q)}`)).messages.data.length
    assert.equal(await found(noah, 'facade'), 1)
    assert.equal(await found(noah, 'SÃO vic'), 1)
    assert.equal(await found(noah, 'façade lisbon'), 0)
    assert.equal(await found(noah, `' & | ! ( ) :* \\`), 0)
    assert.equal(await found(noah, ''), 0)
    assert.equal(await found(stranger, 'facade'), 0)
    await noah.delete(`/api/chats/${chat.id}`)
    assert.equal(await found(noah, 'facade'), 0)
  })
})
