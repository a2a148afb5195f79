import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { LiveUser } from '#tests/support/live_user'
import { pair, Person } from '#app/chats/tests/person'

const path = ({ id }: { id: number }) => `/api/chats/${id}/messages`

async function halfCleared(client: ApiClient) {
  const [ava, noah] = await pair(client)
  const chat = await ava.start(noah)
  const asked = await ava.say(chat, 'The safe is behind the Monet')
  await noah.delete(`/api/chats/${chat.id}`)
  const later = await ava.say(chat, 'Hello again')
  return { ava, noah, chat, asked, later }
}

async function open(person: Person, channels: string[], cleanup: (close: () => void) => void) {
  const live = await LiveUser.open(person.user)
  cleanup(() => live.close())
  for (const channel of channels) await live.join(channel)
  return live
}

test.group('Replies', () => {
  test('quote a message that their sender sees', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah)
    const asked = await ava.say(chat, 'Saturday?')
    const answer = await noah.post(path(chat), { content: 'Yes', reply_to: asked.id }, 201)
    assert.containsSubset(answer.message.reply_to, { id: asked.id, excerpt: 'Saturday?' })
  })

  test('to a message that the sender cleared, or of another chat, are refused', async ({
    client,
    assert,
  }) => {
    const { ava, noah, chat, asked } = await halfCleared(client)
    const refused = await noah.post(path(chat), { content: 'What?', reply_to: asked.id }, 422)
    assert.property(refused.errors, 'reply_to')
    const elsewhere = await (await Person.create(client)).start(noah, 'Elsewhere')
    const foreign = { content: 'What?', reply_to: elsewhere.last_message!.id }
    await ava.post(path(chat), foreign, 422)
  })

  test('show no quote to readers who cleared it', async ({ client, assert }) => {
    const { ava, noah, chat, asked } = await halfCleared(client)
    const body = { content: 'See above', reply_to: asked.id }
    const { message } = await ava.post(path(chat), body, 201)
    assert.equal(message.reply_to.excerpt, 'The safe is behind the Monet')
    const one = `/api/messages/${message.id}`
    const reacted = await noah.post(`${one}/reactions`, { emoji: '👍' })
    assert.deepEqual(reacted.message.reply_to, {
      ...message.reply_to,
      excerpt: '',
    })
    const reads = [
      one,
      path(chat),
      `/api/chats/${chat.id}`,
      '/api/chats',
      '/api/chats/filtered?type=chats',
      '/api/messages?q=above',
    ]
    for (const read of reads) {
      assert.notInclude(JSON.stringify(await noah.get(read)), 'Monet', read)
      assert.include(JSON.stringify(await ava.get(read)), 'Monet', read)
    }
  })

  test('are broadcast without the quote to readers who cleared it', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { ava, noah, chat, asked } = await halfCleared(client)
    const channel = `private-chat.${chat.id}`
    const [avas, noahs] = [`private-user.${ava.id}`, `private-user.${noah.id}`]
    const avaLive = await open(ava, [avas], cleanup)
    const noahLive = await open(noah, [noahs, channel], cleanup)
    const body = { content: 'See above', reply_to: asked.id }
    const { message } = await ava.post(path(chat), body, 201)
    await ava.patch(`/api/messages/${message.id}`, { content: 'See above, please' })

    const excerpt = { message: { reply_to: { id: asked.id, excerpt: '' } } }
    assert.containsSubset(await noahLive.hears('message.created', channel), excerpt)
    assert.containsSubset(await noahLive.hears('message.created', noahs), excerpt)
    assert.containsSubset(await noahLive.hears('message.updated', channel), excerpt)
    assert.containsSubset(await avaLive.hears('message.created', avas), {
      message: { reply_to: { excerpt: 'The safe is behind the Monet' } },
    })
  })
})
