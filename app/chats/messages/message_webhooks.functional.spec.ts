import { test } from '@japa/runner'
import type User from '#app/accounts/user'
import { pair, Person } from '#app/chats/tests/person'
import WebhookDelivery from '#app/webhooks/deliveries/webhook_delivery'
import { HookServer, isSignedBy } from '#app/webhooks/tests/hook_server'
import { listenerOf } from '#app/webhooks/tests/listener'
import { eventually } from '#tests/support/eventually'

test.group('Webhooks of messages', (group) => {
  let server: HookServer
  group.each.setup(async () => {
    server = await HookServer.start()
    return () => server.stop()
  })

  const listenTo = (user: User) => listenerOf(user, { url: server.url() })

  test('tell somebody of a message for them, signed, once', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah, 'Hello')
    const [his, hers] = [await listenTo(noah.user), await listenTo(ava.user)]
    await noah.say(chat, 'Hello yourself')
    await ava.say(chat, 'The keys are under the stone')
    await eventually(() => server.received.length === 2)
    const [toHer, toHim] = server.received.toSorted((one) =>
      isSignedBy(hers.secret, one) ? -1 : 1
    )
    assert.isTrue(isSignedBy(hers.secret, toHer!))
    assert.isTrue(isSignedBy(his.secret, toHim!))
    assert.isFalse(isSignedBy(his.secret, toHer!))
    assert.containsSubset(toHim, {
      type: 'message.created',
      data: { message: { content: 'The keys are under the stone', chat_id: chat.id } },
    })
    assert.containsSubset(toHer, { data: { message: { content: 'Hello yourself' } } })
    assert.equal(toHim!.headers['content-type'], 'application/json')
    assert.closeTo(Number(toHim!.headers['webhook-timestamp']), Date.now() / 1000, 20)
  })

  test('tell nothing of chats that somebody is not in, or has not agreed to', async ({
    client,
    assert,
  }) => {
    const [ava, noah] = await pair(client)
    const outsider = await Person.create(client)
    const webhook = await listenTo(outsider.user)
    const chat = await ava.start(noah, 'Between us')
    await noah.say(chat, 'Of course')
    await ava.start(outsider, 'May I ask you something?')
    assert.lengthOf(await WebhookDelivery.query().where('webhook_id', webhook.id), 0)
  })
})
