import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { pair, Person } from '#app/chats/tests/person'

const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)

test.group('A search of messages', () => {
  test('comes with the chats they were said in, as the searcher sees them', async ({
    client,
    assert,
  }) => {
    const [ava, noah] = await pair(client)
    const word = `w${randomUUID().replaceAll('-', '')}`
    const chat = await ava.start(noah, `The ${word}`)
    const other = await noah.start(await Person.create(client), `Another ${word}`)
    await noah.say(chat, `Which ${word}?`)

    const found = await noah.get(`/api/messages?q=${word}`)
    assert.lengthOf(found.messages.data, 3)
    assert.sameMembers(ids(found.chats), [chat.id, other.id])
    const hers = await ava.get(`/api/messages?q=${word}`)
    assert.deepEqual(ids(hers.chats), [chat.id])
    assert.equal(hers.chats[0].unread_count, 1)

    const nothing = await ava.get('/api/messages?q=')
    assert.deepEqual([nothing.messages.data, nothing.chats], [[], []])
  })

  test('finds a piece of a text without spaces, and any script as it is spoken', async ({
    client,
    assert,
  }) => {
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah, '湖畔の別荘を見ました')
    await ava.say(chat, 'पहाड़ी किनारे')
    await ava.say(chat, 'Встреча в Ёлке')
    for (const q of ['別荘', 'किनारे', 'елке', '見']) {
      assert.lengthOf(
        (await noah.get(`/api/messages?q=${encodeURIComponent(q)}`)).messages.data,
        1,
        q
      )
    }
    for (const q of ['畔別', 'कनारे', 'ベッ荘']) {
      assert.lengthOf(
        (await noah.get(`/api/messages?q=${encodeURIComponent(q)}`)).messages.data,
        0,
        q
      )
    }
  })
})
