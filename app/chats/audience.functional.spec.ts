import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { LiveUser } from '#tests/support/live_user'
import { pair, Person } from './tests/person.js'

async function open(person: Person, cleanup: (close: () => void) => void): Promise<LiveUser> {
  const live = await LiveUser.open(person.user)
  cleanup(() => live.close())
  await live.join(`private-user.${person.id}`)
  return live
}

async function leftGroup(client: ApiClient) {
  const [ava, noah, left, removed, declined, blocker] = await Promise.all(
    ['Ava', 'Noah', 'Left', 'Removed', 'Declined', 'Blocker'].map((name) =>
      Person.create(client, name)
    )
  )
  for (const person of [noah, left, removed, blocker]) await person.letIn(ava)
  const others = [noah, left, removed, declined, blocker]
  const body = { name: 'Liguria team', user_ids: others.map(({ id }) => id) }
  const { chat } = await ava.post('/api/chats', body, 201)
  const path = `/api/chats/${chat.id}`
  await left.post(`${path}/leave`)
  await ava.delete(`${path}/members/${removed.id}`)
  await declined.post(`${path}/respond`, { accept: false })
  await blocker.post(`${path}/toggle-block`, { is_blocked: true })
  return { ava, noah, chat, path, gone: [left, removed, declined, blocker] }
}

test.group('Who is told of a chat', () => {
  test('leaves out people who left, were removed, declined or blocked', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { ava, noah, path, chat, gone } = await leftGroup(client)
    const extra = await Person.create(client)
    await extra.letIn(ava)
    const lives = await Promise.all(gone.map((person) => open(person, cleanup)))
    const noahLive = await open(noah, cleanup)
    await ava.say(chat, 'The price is 900,000')
    await ava.patch(path, { name: 'Riviera team' })
    await noahLive.hears('chat.updated')
    await ava.post(`${path}/members`, { user_ids: [extra.id] })
    await noahLive.hears('chat.updated', undefined, 2)
    await extra.post(`${path}/leave`)
    await noahLive.hears('chat.updated', undefined, 3)
    await ava.patch(`${path}/members/${gone[3].id}`, { role: 'admin' })
    for (const live of lives) {
      await live.roundTrip()
      assert.lengthOf(live.all('chat.updated'), 0)
      assert.lengthOf(live.all('message.created'), 0)
    }
  })

  test('tells people who leave that the chat is gone, and nothing that is said later', async ({
    client,
    assert,
    cleanup,
  }) => {
    const [ava, noah] = await pair(client)
    const body = { type: 'group', name: 'Liguria', user_ids: [noah.id] }
    const { chat } = await ava.post('/api/chats', body, 201)
    await ava.say(chat, 'The price is 900,000')
    const live = await open(noah, cleanup)
    await noah.post(`/api/chats/${chat.id}/leave`)
    const { chat: told } = await live.hears('chat.updated')
    assert.containsSubset(told, { id: chat.id, folder: null, last_message: null })
  })

  test('leaves out whoever declined or blocked a direct chat that the other opens again', async ({
    client,
    assert,
    cleanup,
  }) => {
    const [ava, noah, mila] = [...(await pair(client)), await Person.create(client)]
    const [blocked, declined] = [await ava.start(noah, 'One'), await ava.start(mila, 'Two')]
    await noah.post(`/api/chats/${blocked.id}/toggle-block`, { is_blocked: true })
    await mila.post(`/api/chats/${declined.id}/respond`, { accept: false })
    const avaLive = await open(ava, cleanup)
    const lives = [await open(noah, cleanup), await open(mila, cleanup)]
    await ava.say(declined, 'Please')
    await ava.start(noah)
    await ava.start(mila)
    await avaLive.hears('chat.updated', undefined, 2)
    for (const live of lives) {
      await live.roundTrip()
      assert.lengthOf(live.all('chat.updated'), 0)
    }
  })

  test('leaves out whoever deleted a chat that is accepted now', async ({
    client,
    assert,
    cleanup,
  }) => {
    const [ava, noah] = [await Person.create(client), await Person.create(client)]
    const chat = await ava.start(noah, 'May I see it?')
    await ava.delete(`/api/chats/${chat.id}`)
    const [avaLive, noahLive] = [await open(ava, cleanup), await open(noah, cleanup)]
    await noah.post(`/api/chats/${chat.id}/respond`, { accept: true })
    await noahLive.hears('chat.updated')
    await avaLive.roundTrip()
    assert.lengthOf(avaLive.all('chat.updated'), 0)
  })
})
