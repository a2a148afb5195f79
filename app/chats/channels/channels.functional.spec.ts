import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { deleteAccount } from '#app/accounts/deletion/delete_account'
import { joinMarket, Person } from '#app/chats/tests/person'
import { transaction } from '#app/kernel/database/transaction'
import { teamOf } from '#app/teams/tests/team_factory'

async function channel(client: ApiClient) {
  const ava = await Person.create(client, 'Ava Lind')
  const noah = await Person.create(client, 'Noah Berg')
  const marketId = await joinMarket(ava, noah)
  const body = { type: 'channel', name: 'Off-market', market_id: marketId }
  const { chat } = await ava.post('/api/chats', body, 201)
  return { ava, noah, marketId, chat }
}

test.group('Channels', () => {
  test('are open to the members of their market', async ({ client, assert }) => {
    const { noah, marketId, chat } = await channel(client)
    const { channels } = await noah.get('/api/channels')
    assert.containsSubset(channels.data, [
      { id: chat.id, name: 'Off-market', is_member: false, members_count: 1 },
    ])
    await noah.get(`/api/chats/${chat.id}`, 404)
    const joined = await noah.post(`/api/channels/${chat.id}/join`)
    assert.containsSubset(joined.chat, { id: chat.id, type: 'channel', members_count: 2 })
    await noah.post(`/api/channels/${chat.id}/join`)
    assert.equal((await noah.chat(chat)).members_count, 2)

    const stranger = await Person.create(client)
    await stranger.post(`/api/channels/${chat.id}/join`, {}, 404)
    const body = { type: 'channel', name: 'Mine', market_id: marketId }
    await stranger.post('/api/chats', body, 422)
  })

  test('count messages of others since joining', async ({ client, assert }) => {
    const { ava, noah, chat } = await channel(client)
    await ava.say(chat, 'Before')
    await noah.post(`/api/channels/${chat.id}/join`)
    assert.equal(await noah.unread(), 0)
    const first = await ava.say(chat, 'One')
    await noah.say(chat, 'Own')
    await ava.say(chat, 'Two')
    assert.deepEqual([await noah.unread(), await ava.unread()], [2, 1])
    assert.equal((await noah.chat(chat)).unread_count, 2)
    await noah.read(chat, first.id)
    assert.equal(await noah.unread(), 1)
    await noah.read(chat)
    assert.equal(await noah.unread(), 0)

    await noah.post(`/api/chats/${chat.id}/toggle-mute`, { is_muted: true })
    await ava.say(chat, 'Three')
    assert.equal(await noah.unread(), 0)
    await noah.post(`/api/chats/${chat.id}/toggle-mute`, { is_muted: false })
    assert.equal(await noah.unread(), 0)
  })

  test('stand among the chats by their newest message', async ({ client, assert }) => {
    const { ava, noah, chat } = await channel(client)
    await noah.letIn(ava)
    await noah.post(`/api/channels/${chat.id}/join`)
    const direct = await ava.start(noah, 'Hello')
    assert.deepEqual(await noah.folder('chats'), [direct.id, chat.id])
    await ava.say(chat, 'Now')
    assert.deepEqual(await noah.folder('chats'), [chat.id, direct.id])
  })

  test('are left, also by deleting them', async ({ client, assert }) => {
    const { noah, chat } = await channel(client)
    await noah.post(`/api/channels/${chat.id}/join`)
    await noah.delete(`/api/chats/${chat.id}`)
    await noah.get(`/api/chats/${chat.id}`, 404)
    assert.containsSubset((await noah.get('/api/channels')).channels.data, [
      { id: chat.id, is_member: false },
    ])
    await noah.post(`/api/channels/${chat.id}/join`)
  })

  test('are led by whoever is left, or comes back first', async ({ client, assert }) => {
    const { ava, noah, marketId, chat } = await channel(client)
    const role = async (person: Person) => (await person.chat(chat)).role
    await noah.post(`/api/channels/${chat.id}/join`)
    assert.equal(await role(noah), 'member')
    await transaction((trx) => deleteAccount({ user: ava.user, trx }))
    assert.equal(await role(noah), 'admin')
    await noah.delete(`/api/chats/${chat.id}`)
    const late = await Person.create(client)
    await late.post('/api/markets', { market: { id: marketId } }, 201)
    await late.post(`/api/channels/${chat.id}/join`)
    assert.equal(await role(late), 'admin')
    assert.equal((await late.chat(chat)).members_count, 1)
  })

  test('of a team are open to its people, until they leave it', async ({ client, assert }) => {
    const [ava, noah, stranger] = await Promise.all([1, 2, 3].map(() => Person.create(client)))
    const team = await teamOf(ava.user, { viewer: noah.user })
    const body = { type: 'channel', name: 'Viewings', team_id: team.id }
    await stranger.post('/api/chats', body, 422)
    await ava.post('/api/chats', { type: 'channel', name: 'Nowhere' }, 422)
    const { chat } = await ava.post('/api/chats', body, 201)
    assert.containsSubset((await noah.get('/api/channels')).channels.data, [
      { id: chat.id, team: { id: team.id, name: team.name }, market: null, is_member: false },
    ])
    await stranger.post(`/api/channels/${chat.id}/join`, {}, 404)
    assert.deepEqual((await stranger.get('/api/channels')).channels.data, [])
    await noah.post(`/api/channels/${chat.id}/join`)
    await ava.say(chat, 'At four')
    await noah.get(`/api/chats/${chat.id}`)

    await noah.delete(`/api/teams/${team.handle}/members/${noah.user.id}`)
    await noah.get(`/api/chats/${chat.id}`, 404)
    await noah.post(`/api/channels/${chat.id}/join`, {}, 404)
    assert.equal((await ava.chat(chat)).members_count, 1)
  })
})
