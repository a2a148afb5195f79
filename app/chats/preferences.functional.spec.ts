import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { pair, Person } from '#app/chats/tests/person'

const presence = async (person: Person, other: Person) => {
  const { presences } = await person.get(`/api/chats/presence?user_ids=${other.id},x,-1`)
  return presences[0]
}

test.group('Chat preferences', () => {
  test('have defaults and are changed one by one', async ({ client, assert }) => {
    const ava = await Person.create(client)
    const { preferences } = await ava.get('/api/chats/preferences')
    assert.deepEqual(preferences, {
      shows_presence: true,
      sends_read_receipts: true,
      sends_push: true,
      accepts_known_people: false,
      digest: 'daily',
    })
    await ava.patch('/api/chats/preferences', { digest: 'never' })
    const changed = await ava.patch('/api/chats/preferences', { shows_presence: false })
    assert.deepEqual(changed.preferences, {
      ...preferences,
      digest: 'never',
      shows_presence: false,
    })
    await ava.patch('/api/chats/preferences', { digest: 'always' }, 422)
    await ava.patch('/api/chats/preferences', {})
  })

  test('presence is seen by whom one talks to, and hidden both ways', async ({
    client,
    assert,
  }) => {
    const [ava, noah] = await pair(client)
    const stranger = await Person.create(client)
    await ava.start(noah)
    await ava.post('/api/chats/presence')
    assert.containsSubset(await presence(noah, ava), { user_id: ava.id, is_online: true })
    assert.isUndefined(await presence(stranger, ava))

    await db
      .from('user_presence')
      .where('user_id', ava.id)
      .update({ seen_at: db.raw(`now() - interval '5 minutes'`) })
    assert.isFalse((await presence(noah, ava)).is_online)
    await noah.patch('/api/chats/preferences', { shows_presence: false })
    assert.isUndefined(await presence(noah, ava), 'who hides sees nobody')
    await noah.post('/api/chats/presence')
    assert.isUndefined(await presence(ava, noah))
  })

  test('read receipts are mutual', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah, 'One')
    await noah.read(chat)
    assert.lengthOf((await ava.chat(chat)).reads, 1)
    await ava.patch('/api/chats/preferences', { sends_read_receipts: false })
    assert.lengthOf((await ava.chat(chat)).reads, 0)
    await ava.patch('/api/chats/preferences', { sends_read_receipts: true })
    await noah.patch('/api/chats/preferences', { sends_read_receipts: false })
    assert.lengthOf((await ava.chat(chat)).reads, 0)
  })

  test('opening a request sends no read receipt', async ({ client, assert }) => {
    const [ava, noah] = [await Person.create(client), await Person.create(client)]
    const chat = await ava.start(noah, 'Hello')
    await noah.read(chat)
    assert.lengthOf((await ava.chat(chat)).reads, 0)
  })
})
