import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { Person } from '#app/chats/tests/person'

async function group(client: ApiClient) {
  const ava = await Person.create(client, 'Ava Lind')
  const noah = await Person.create(client, 'Noah Berg')
  const mila = await Person.create(client, 'Mila Sand')
  await noah.letIn(ava)
  await mila.letIn(ava)
  const body = { user_ids: [noah.id, mila.id], name: 'Liguria team' }
  const { chat } = await ava.post('/api/chats', body, 201)
  return { ava, noah, mila, chat, path: `/api/chats/${chat.id}` }
}

test.group('Groups', () => {
  test('have a name, people and an admin', async ({ client, assert }) => {
    const { ava, noah, chat, path } = await group(client)
    assert.containsSubset(chat, { type: 'group', name: 'Liguria team', role: 'admin' })
    assert.lengthOf(chat.users, 3)
    assert.equal(chat.members_count, 3)
    assert.equal((await noah.chat(chat)).role, 'member')
    const { members } = await noah.get(`${path}/members`)
    assert.deepEqual(
      members.data.map(({ role }: { role: string }) => role),
      ['admin', 'member', 'member']
    )
    await ava.post('/api/chats', { user_ids: [noah.id], type: 'group' }, 422)
  })

  test('count a message for everybody but its sender', async ({ client, assert }) => {
    const { ava, noah, mila, chat } = await group(client)
    await noah.say(chat, 'Keys are at the office')
    assert.deepEqual([await ava.unread(), await noah.unread(), await mila.unread()], [1, 0, 1])
  })

  test('ask people first who don’t follow whoever adds them', async ({ client, assert }) => {
    const { ava, noah, chat, path } = await group(client)
    const otto = await Person.create(client, 'Otto Falk')
    await noah.post(`${path}/members`, { user_ids: [otto.id] })
    assert.deepEqual(await otto.folder('requested'), [chat.id])
    assert.isFalse((await otto.chat(chat)).accepted)
    assert.isTrue((await ava.chat(chat)).accepted)
    assert.include((await ava.messages(chat))[0], 'Noah Berg added Otto Falk')
    assert.equal(await ava.unread(), 0, 'what the system says is not counted')
    await otto.post(`${path}/respond`, { accept: true })
    await otto.say(chat, 'Hello')
    await noah.post(`${path}/members`, { user_ids: [999_999] }, 422)
    assert.equal((await ava.chat(chat)).members_count, 4)
  })

  test('are led by their admins', async ({ client, assert }) => {
    const { ava, noah, mila, chat, path } = await group(client)
    await noah.patch(path, { name: 'Mine' }, 403)
    await noah.delete(`${path}/members/${mila.id}`, 403)
    await noah.patch(`${path}/members/${noah.id}`, { role: 'admin' }, 403)
    const named = await ava.patch(path, { name: 'Riviera team' })
    assert.equal(named.chat.name, 'Riviera team')
    await ava.patch(path, { name: '' }, 422)

    await ava.patch(`${path}/members/${ava.id}`, { role: 'member' }, 409)
    await ava.patch(`${path}/members/${noah.id}`, { role: 'admin' })
    await noah.delete(`${path}/members/${mila.id}`)
    await mila.get(path, 404)
    await mila.post(`${path}/messages`, { content: 'Hi' }, 403)
    assert.deepEqual((await ava.chat(chat)).left_by_users, [mila.id])
  })

  test('are left; the eldest member leads then', async ({ client, assert }) => {
    const { ava, noah, mila, chat, path } = await group(client)
    await ava.post(`${path}/leave`)
    await ava.get(path, 404)
    assert.equal((await noah.chat(chat)).role, 'admin')
    assert.equal((await mila.chat(chat)).members_count, 2)
    await noah.post(`${path}/members`, { user_ids: [ava.id] })
    assert.notInclude(await ava.messages(chat), 'Ava Lind left.', 'nothing from before')
    const direct = await noah.start(mila)
    await noah.post(`/api/chats/${direct.id}/leave`, {}, 403)
  })

  test('with only invited people left are led by whoever accepts first', async ({
    client,
    assert,
  }) => {
    const ava = await Person.create(client, 'Ava Lind')
    const otto = await Person.create(client, 'Otto Falk')
    const body = { user_ids: [otto.id], name: 'Liguria team', type: 'group' }
    const { chat } = await ava.post('/api/chats', body, 201)
    await ava.post(`/api/chats/${chat.id}/leave`, {})
    await otto.post(`/api/chats/${chat.id}/respond`, { accept: true })
    assert.equal((await otto.chat(chat)).role, 'admin')
  })

  test('take whole numbers as ids of people, nothing that could be read as one', async ({
    client,
    assert,
  }) => {
    const ava = await Person.create(client, 'Ava Lind')
    for (const id of [true, [1], {}, 1.5, 0, 2 ** 31]) {
      const { errors } = await ava.post('/api/chats', { user_ids: [id], name: 'Nobody' }, 422)
      assert.deepEqual(Object.keys(errors), ['user_ids.0'])
    }
  })

  test('slow mode holds members back, not admins', async ({ client, assert }) => {
    const { ava, noah, chat, path } = await group(client)
    await ava.patch(path, { slow_mode_seconds: 60 })
    await noah.say(chat, 'One')
    const refused = await client
      .post(`${path}/messages`)
      .json({ content: 'Two' })
      .withCsrfToken()
      .loginAs(noah.user)
    refused.assertStatus(429)
    assert.isAtMost(Number(refused.header('retry-after')), 60)
    await ava.say(chat, 'One')
    await ava.say(chat, 'Two')
  })

  test('tell nothing to a member who blocked them, and go on for the others', async ({
    client,
    assert,
  }) => {
    const { ava, noah, mila, chat, path } = await group(client)
    await mila.post(`${path}/toggle-block`, { is_blocked: true })
    await ava.say(chat, 'For whom it concerns')
    assert.deepEqual([await noah.unread(), await mila.unread()], [1, 0])
  })
})
