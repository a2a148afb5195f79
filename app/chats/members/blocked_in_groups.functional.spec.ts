import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { Person, pair } from '#app/chats/tests/person'

async function blocked(client: ApiClient) {
  const [ava, noah] = await pair(client)
  const mila = await Person.create(client, 'Mila Sand')
  for (const person of [ava, noah]) {
    await person.letIn(mila)
    await mila.letIn(person)
  }
  const direct = await ava.start(noah, 'Hello')
  await noah.post(`/api/chats/${direct.id}/toggle-block`, { is_blocked: true })
  return { ava, noah, mila }
}

test.group('Somebody who was blocked', () => {
  test('can’t start a group with whoever blocked them, and isn’t told why', async ({
    client,
    assert,
  }) => {
    const { ava, noah, mila } = await blocked(client)
    const start = (id: number) =>
      ava.post('/api/chats', { user_ids: [mila.id, id], name: 'Team' }, 422)
    assert.deepEqual(await start(noah.id), await start(999_999))
    assert.lengthOf(await noah.folder('chats'), 0)
  })

  test('adds nobody who blocked them', async ({ client }) => {
    const { ava, noah, mila } = await blocked(client)
    const { chat } = await ava.post(
      '/api/chats',
      { user_ids: [mila.id], type: 'group', name: 'T' },
      201
    )
    await ava.post(`/api/chats/${chat.id}/members`, { user_ids: [noah.id] }, 422)
    await mila.post(`/api/chats/${chat.id}/members`, { user_ids: [noah.id] })
  })

  test('is not counted or told of in a group of others', async ({ client, assert }) => {
    const { ava, noah, mila } = await blocked(client)
    const body = { user_ids: [ava.id, noah.id], name: 'Both' }
    const { chat } = await mila.post('/api/chats', body, 201)
    const message = await ava.say(chat, 'Can you hear me?')
    assert.equal(await noah.unread(), 0)
    assert.equal(await mila.unread(), 1)
    await mila.say(chat, 'I can')
    assert.equal(await noah.unread(), 1)
    await noah.read(chat)
    const reply = { content: '@noah?', reply_to: message.id }
    await ava.post(`/api/chats/${chat.id}/messages`, reply, 201)
    assert.equal(await noah.unread(), 0)
  })
})
