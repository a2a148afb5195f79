import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import SendDigest from '#app/chats/digest/send_digest_job'
import { listDueDigests } from '#app/chats/digest/claim_digests'
import { enqueue } from '#app/kernel/queue/dispatch'
import { useNetworkGuard } from '#app/common/net/network_guard'
import { subscribeToPush } from '#app/notifications/push/subscribe_to_push'
import { PushService } from '#app/notifications/tests/push_service'
import { vapidDetails } from '#config/push'
import { eventually } from '#tests/support/eventually'
import { LocalWeb } from '#tests/support/local_web'
import { nextMailTo } from '#tests/support/mails'
import { pair, type Person } from '#app/chats/tests/person'

const EVERYBODY = 1_000_000

async function isDue({ id }: Person): Promise<boolean> {
  return (await listDueDigests(EVERYBODY)).includes(id)
}

async function wait({ id }: Person, hours = 1): Promise<void> {
  const ago = db.raw(`now() - make_interval(hours => ${hours})`)
  await db.from('chat_members').where('user_id', id).update({ sorted_at: ago })
  await db
    .from('chat_preferences')
    .where('user_id', id)
    .update({ digested_at: db.raw(`digested_at - make_interval(hours => ${hours})`) })
}

async function digest({ id }: Person): Promise<void> {
  await enqueue(SendDigest.dispatch({ userId: id }))
}

test.group('What stayed unread', () => {
  test('is mailed once, as often as somebody chose', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah, 'The keys are under the stone')
    assert.isFalse(await isDue(noah), 'it may be read yet')
    await wait(noah)
    assert.isTrue(await isDue(noah))
    assert.isFalse(await isDue(ava))

    const sent = nextMailTo(noah.user.email)
    await digest(noah)
    const { text, subject } = await sent
    assert.equal(subject, 'You have an unread message')
    assert.include(String(text), 'Ava Lind (1): The keys are under the stone')
    await eventually(async () => !(await isDue(noah)))

    await ava.say(chat, 'And the dog is at mine')
    await wait(noah)
    assert.isFalse(await isDue(noah), 'not before tomorrow')
    await noah.patch('/api/chats/preferences', { digest: 'hourly' })
    assert.isTrue(await isDue(noah))
    await noah.patch('/api/chats/preferences', { digest: 'never' })
    assert.isFalse(await isDue(noah))
  })

  test('is not mailed any more once its own link was used, by a mail program too', async ({
    client,
    assert,
  }) => {
    const [ava, noah] = await pair(client)
    await ava.start(noah, 'Hello')
    const sent = nextMailTo(noah.user.email)
    await digest(noah)
    const { html, text, list, headers } = await sent
    const url = String(list?.unsubscribe)
    assert.containsSubset(headers, {
      'List-Unsubscribe-Post': { value: 'List-Unsubscribe=One-Click' },
    })
    const { pathname, search } = new URL(url)
    assert.include(String(text), url)
    assert.include(String(html), search)
    assert.include(String(html), '<bdi>Ava Lind</bdi></strong>: <bdi>Hello</bdi>')
    await wait(noah, 48)

    await ava.start(noah, 'Still there?')
    await wait(noah, 48)
    assert.isTrue(await isDue(noah))
    const opened = await client.get(pathname + search)
    opened.assertStatus(200)
    assert.isTrue(await isDue(noah), 'opening it changes nothing')
    for (const path of [`${pathname}?signature=forged`, `/chats/digest/${ava.id}/stop${search}`]) {
      const refused = await client.post(path)
      refused.assertStatus(403)
    }
    const stopped = await client.post(pathname + search).form({ 'List-Unsubscribe': 'One-Click' })
    stopped.assertStatus(200)
    assert.isFalse(await isDue(noah))
  })

  test('is not mailed when it is read, muted or a request', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah, 'One')
    await wait(noah)
    await noah.post(`/api/chats/${chat.id}/toggle-mute`, { is_muted: true })
    assert.isFalse(await isDue(noah))
    await noah.post(`/api/chats/${chat.id}/toggle-mute`, { is_muted: false })
    assert.isTrue(await isDue(noah))
    await noah.read(chat)
    assert.isFalse(await isDue(noah))
    await noah.start(ava, 'Two')
    await wait(ava)
    assert.isTrue(await isDue(ava))
  })
})

test.group('Browser push', () => {
  test('goes to recipients of a message who turned it on', async ({ client, assert, cleanup }) => {
    const service = await PushService.start(vapidDetails.publicKey)
    cleanup(() => service.stop())
    const [ava, noah] = await pair(client)
    for (const { user } of [ava, noah]) {
      const subscriber = { user: await user.refresh(), sessionId: 'browser', userAgent: null }
      await db.transaction((trx) => subscribeToPush({ trx }, subscriber, service.subscribe()))
    }
    const chat = await ava.start(noah, 'Hello')
    await eventually(() => service.received.length)
    assert.deepEqual(service.received[0].message, {
      title: 'Ava Lind',
      body: 'Hello',
      url: `/chats?chat=${chat.id}`,
      tag: `chat-${chat.id}`,
    })

    await noah.patch('/api/chats/preferences', { sends_push: false })
    await ava.say(chat, 'Not told')
    await noah.patch('/api/chats/preferences', { sends_push: true })
    await noah.post(`/api/chats/${chat.id}/toggle-mute`, { is_muted: true })
    await ava.say(chat, 'Muted')
    await noah.post(`/api/chats/${chat.id}/toggle-mute`, { is_muted: false })
    await ava.say(chat, 'Told')
    await eventually(() => service.received.length > 1)
    assert.containsSubset(service.received[1].message, { body: 'Told' })
    assert.lengthOf(service.complaints, 0)
  })
})

test.group('Link previews', () => {
  test('come after the message, go with its link, and are never of private addresses', async ({
    client,
    assert,
    cleanup,
  }) => {
    const web = await LocalWeb.start((_request, response) => {
      response.setHeader('content-type', 'text/html')
      response.end(`<title>Casa Livia</title><meta name="description" content="By the sea">`)
    })
    cleanup(() => web.stop())
    cleanup(useNetworkGuard(web.guard({ 'inside.test': ['10.0.0.1'] })))
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah)
    const url = web.url('/house')
    const inside = web.url('/house', 'inside.test')
    const { id } = await ava.say(chat, `Look: ${url} and ${inside}`)
    const attachments = await eventually(async () => {
      const { message } = await noah.get(`/api/messages/${id}`)
      return message.attachments.length && message.attachments
    })
    assert.deepEqual(attachments, [
      { kind: 'link', url, title: 'Casa Livia', description: 'By the sea', site_name: 'site.test' },
    ])
    await ava.patch(`/api/messages/${id}`, { content: 'Never mind' })
    const { message } = await noah.get(`/api/messages/${id}`)
    assert.deepEqual(message.attachments, [])
  })
})

test.group('Reports of messages', () => {
  test('keep what was said, and are for those who read it', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const [stranger] = await pair(client)
    const chat = await ava.start(noah)
    const { id } = await ava.say(chat, 'Wire the deposit today')
    const report = { subject_type: 'message', subject_id: id, reason: 'fraud' }
    await stranger.post('/api/reports', report, 404)
    await noah.post('/api/reports', report, 201)
    await ava.delete(`/api/messages/${id}`)
    const row = await db.from('reports').where({ subject_type: 'message', subject_id: id }).first()
    assert.equal(row.evidence.content, 'Wire the deposit today')
    assert.equal(row.reported_user_id, ava.id)
  })
})
