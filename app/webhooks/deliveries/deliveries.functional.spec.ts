// Long because: each test of deliveries needs the same server, listener and clock.
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import { transaction } from '#app/kernel/database/transaction'
import { ask } from '#app/teams/tests/ask'
import { claimDelivery, deliverDue } from '#app/webhooks/deliveries/deliver_webhook_job'
import { emitWebhooks } from '#app/webhooks/deliveries/emit_webhooks'
import { pruneDeliveries } from '#app/webhooks/deliveries/prune_webhook_deliveries_job'
import { MAX_DELIVERY_ATTEMPTS, MAX_FAILURES } from '#app/webhooks/webhook_options'
import WebhookDelivery from '#app/webhooks/deliveries/webhook_delivery'
import { listDueWebhooks } from '#app/webhooks/deliveries/list_deliveries'
import { answering, HookServer, isSignedBy } from '#app/webhooks/tests/hook_server'
import { leftBehind, listenerOf } from '#app/webhooks/tests/listener'
import { eventually } from '#tests/support/eventually'
import { nextMailTo } from '#tests/support/mails'
import { createUser } from '#tests/support/users'

const HASTE_MS = 300

test.group('Deliveries of webhooks', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  let server: HookServer
  group.each.setup(async () => {
    server = await HookServer.start()
    return () => server.stop()
  })

  const listener = (user: User, events = ['message.created'], url = server.url()) =>
    listenerOf(user, { url, events })

  const emit = (user: User, data = {}, event = 'message.created') =>
    transaction((trx) =>
      emitWebhooks({ trx }, { event, userIds: [user.id], actorId: null, dataFor: () => data })
    )

  const makeDue = (id: number) =>
    db
      .from('webhook_deliveries')
      .where({ id, status: 'pending' })
      .update({ next_attempt_at: db.raw(`now() - interval '1 s'`), leased_until: null })

  const settled = (id: number) =>
    eventually(async () => {
      const delivery = await WebhookDelivery.findOrFail(id)
      return delivery.status !== 'pending' && delivery
    })

  test('are nothing when what they tell is rolled back', async ({ assert }) => {
    const user = await createUser()
    const webhook = await listener(user)
    await assert.rejects(() =>
      transaction(async (trx) => {
        const told = { event: 'message.created', userIds: [user.id], actorId: null }
        await emitWebhooks({ trx }, { ...told, dataFor: () => ({}) })
        throw new Error('No')
      })
    )
    assert.lengthOf(await WebhookDelivery.query().where('webhook_id', webhook.id), 0)
  })

  test('are tried again under the same id: 500, then 200', async ({ client, assert }) => {
    const user = await createUser()
    const webhook = await listener(user)
    server.answers.push(answering(500, `Oops${'!'.repeat(3000)}`))
    await emit(user)
    const [delivery] = await WebhookDelivery.query().where('webhook_id', webhook.id)
    const waiting = await eventually(async () => {
      await delivery!.refresh()
      return delivery!.nextAttemptAt!.toMillis() > Date.now() + 20_000 && delivery
    })
    assert.equal(waiting.status, 'pending')
    await makeDue(delivery!.id)
    await deliverDue(webhook.id)
    await settled(delivery!.id)
    assert.lengthOf(server.received, 2)
    assert.equal(server.received[0]!.id, server.received[1]!.id)

    const path = `/api/webhooks/${webhook.id}/deliveries`
    const log = await ask(client, user)('GET', path)
    const [logged] = log.body().deliveries.data
    assert.containsSubset(logged, {
      message_id: server.received[0]!.id,
      event: 'message.created',
      status: 'delivered',
      body: server.received[0]!.body,
      next_attempt_at: null,
    })
    assert.containsSubset(logged.attempts, [
      { answer_status: 200, answer: 'Thanks', failure: null },
      { answer_status: 500, failure: 'It answered 500.' },
    ])
    assert.lengthOf(logged.attempts[1].answer, 1024)
  })

  test('wait for no slow server', async ({ assert }) => {
    const webhook = await listener(await createUser())
    const delivery = await leftBehind(webhook)
    server.answers.push((response) => void response.flushHeaders())
    await deliverDue(webhook.id, HASTE_MS)
    await delivery.load('attempts')
    assert.containsSubset(delivery.attempts[0]?.serialize(), {
      answerStatus: null,
      failure: 'No answer within 10 seconds.',
    })
  })

  test('wait at least as long as the server asks', async ({ assert }) => {
    const user = await createUser()
    const soon = new Date(Date.now() + 7_200_000).toUTCString()
    for (const [header, least, most] of [
      ['7200', 7190, 7200],
      [soon, 7190, 7201],
      ['1', 2, 3600],
      ['999999999', 86_390, 86_400],
    ] as const) {
      const webhook = await listener(user)
      const delivery = await leftBehind(webhook)
      server.answers.push(answering(503, '', { 'retry-after': header }))
      await deliverDue(webhook.id)
      const { nextAttemptAt } = await delivery.refresh()
      const seconds = nextAttemptAt!.diffNow('seconds').seconds
      assert.isAtLeast(seconds, least, header)
      assert.isAtMost(seconds, most, header)
    }
  })

  test('are held back, all of them, until the time that the server asks for: {$self}')
    .with([429, 503])
    .run(async ({ assert }, status) => {
      const user = await createUser()
      const [webhook, other] = [await listener(user), await listener(user)]
      const waiting: WebhookDelivery[] = []
      for (let at = 0; at < 3; at++) waiting.push(await leftBehind(webhook))
      const elsewhere = await leftBehind(other)
      server.answers.push(answering(status, '', { 'retry-after': '120' }))
      await deliverDue(webhook.id)
      assert.lengthOf(server.received, 1)
      assert.notInclude(await listDueWebhooks(1000), webhook.id)
      const seconds = (await webhook.refresh()).heldUntil!.diffNow('seconds').seconds
      assert.isAtLeast(seconds, 110)
      assert.isAtMost(seconds, 120)

      await deliverDue(other.id)
      assert.equal((await elsewhere.refresh()).status, 'delivered')

      // as two minutes later
      const earlier = '120 s'
      await db.rawQuery('update webhooks set held_until = held_until - ?::interval where id = ?', [
        earlier,
        webhook.id,
      ])
      await db.rawQuery(
        `update webhook_deliveries set next_attempt_at = next_attempt_at - ?::interval
         where webhook_id = ?`,
        [earlier, webhook.id]
      )
      await deliverDue(webhook.id)
      assert.deepEqual(
        server.received.slice(2).map(({ id }) => id),
        waiting.map(({ messageId }) => messageId)
      )
    })

  test('follow no redirect, and reach no private network', async ({ assert }) => {
    const user = await createUser()
    const hook = await listener(user)
    const moved = await leftBehind(hook)
    const inside = server.url('/inside')
    server.answers.push(answering(302, '', { location: inside.replace('site.test', '127.0.0.1') }))
    await deliverDue(hook.id)
    await moved.load('attempts')
    assert.equal(moved.attempts[0]?.failure, 'It answered 302. Redirects aren’t followed.')
    assert.lengthOf(server.received, 1)

    const sly = await listener(user, undefined, server.url('/', 'inside.test'))
    const refused = await leftBehind(sly)
    await deliverDue(sly.id)
    await refused.load('attempts')
    assert.equal(refused.attempts[0]?.failure, 'The address isn’t on the public internet.')
    assert.lengthOf(server.received, 1)
  })

  test('survive a worker that was killed: what it held is sent later, by one', async ({
    assert,
  }) => {
    const webhook = await listener(await createUser())
    const delivery = await leftBehind(webhook)
    const held = await transaction((trx) => claimDelivery({ trx }, webhook.id))
    assert.equal(held?.delivery.id, delivery.id)
    await deliverDue(webhook.id)
    assert.lengthOf(server.received, 0, 'somebody else is sending it')
    assert.notInclude(await listDueWebhooks(1000), webhook.id)

    await makeDue(delivery.id)
    assert.include(await listDueWebhooks(1000), webhook.id)
    await Promise.all([deliverDue(webhook.id), deliverDue(webhook.id), deliverDue(webhook.id)])
    assert.deepEqual(
      server.received.map(({ id }) => id),
      [delivery.messageId]
    )
  })

  test('are given up after a day; many turn the webhook off, with a mail', async ({
    client,
    assert,
  }) => {
    const user = await createUser()
    const webhook = await listener(user)
    const mailed = nextMailTo(user.email, /turned off/)
    for (let failed = 1; failed <= MAX_FAILURES; failed++) {
      const delivery = await leftBehind(webhook)
      await delivery.merge({ attemptsCount: MAX_DELIVERY_ATTEMPTS - 1 }).save()
      server.answers.push(answering(503))
      await deliverDue(webhook.id)
      assert.equal((await delivery.refresh()).status, 'failed')
      assert.equal((await webhook.refresh()).failuresCount, failed)
    }
    assert.equal(webhook.disabledReason, 'failures')
    assert.include(String((await mailed).text), `/webhooks/${webhook.id}`)
    await emit(user)
    assert.lengthOf(server.received, MAX_FAILURES)

    const asUser = ask(client, user)
    const path = `/api/webhooks/${webhook.id}`
    const { data } = (await asUser('GET', `${path}/deliveries`)).body().deliveries
    const again = () => asUser('POST', `${path}/deliveries/${data[0].id}/retry`)
    ;(await again()).assertStatus(409)
    ;(await asUser('PATCH', path, { webhook: { is_enabled: true } })).assertStatus(200)
    ;(await again()).assertStatus(202)
    assert.equal((await settled(data[0].id)).status, 'delivered')
    assert.equal(server.received.at(-1)!.id, data[0].message_id)
    ;(await asUser('POST', `${path}/deliveries/999999/retry`)).assertStatus(404)
  })

  test('stop at once where a server says that nothing is there any more', async ({ assert }) => {
    const webhook = await listener(await createUser())
    const [first, second] = [await leftBehind(webhook), await leftBehind(webhook)]
    server.answers.push(answering(410))
    await deliverDue(webhook.id)
    assert.equal((await webhook.refresh()).disabledReason, 'gone')
    assert.equal((await first.refresh()).status, 'failed')
    assert.equal((await second.refresh()).status, 'failed')
    assert.lengthOf(server.received, 1)
  })

  test('are tested by a button, once', async ({ client, assert }) => {
    const user = await createUser()
    const webhook = await listener(user)
    server.answers.push(answering(500))
    const asked = await ask(client, user)('POST', `/api/webhooks/${webhook.id}/test`)
    asked.assertStatus(202)
    assert.containsSubset(asked.body().delivery, { event: 'webhook.test', attempts: [] })
    assert.equal((await settled(asked.body().delivery.id)).status, 'failed')
    assert.equal((await webhook.refresh()).failuresCount, 0)
    assert.isTrue(isSignedBy(webhook.secret, server.received[0]!))
  })

  test('carry signatures of both secrets for a day after a new one is made', async ({
    client,
    assert,
  }) => {
    const user = await createUser()
    const webhook = await listener(user)
    const rolled = await ask(client, user)('POST', `/api/webhooks/${webhook.id}/secret`)
    rolled.assertStatus(200)
    const { secret } = rolled.body()
    assert.notEqual(secret, webhook.secret)
    await emit(user)
    await eventually(() => server.received.length)
    for (const each of [secret, webhook.secret]) {
      assert.isTrue(isSignedBy(each, server.received[0]!))
    }
    await db
      .from('webhooks')
      .where('id', webhook.id)
      .update({ former_secret_until: db.raw('now()') })
    await emit(user)
    await eventually(() => server.received.length === 2)
    assert.isTrue(isSignedBy(secret, server.received[1]!))
    assert.isFalse(isSignedBy(webhook.secret, server.received[1]!))
  })

  test('leave the log after 30 days, and with the account whose doing they tell', async ({
    assert,
  }) => {
    const [user, actor] = [await createUser(), await createUser()]
    const webhook = await listener(user)
    const [old, recent, told] = await Promise.all([1, 2, 3].map(() => leftBehind(webhook)))
    const done = { status: 'delivered' as const, nextAttemptAt: null }
    await old!.merge({ ...done, createdAt: webhook.createdAt.minus({ days: 31 }) }).save()
    await recent!.merge({ ...done, createdAt: webhook.createdAt.minus({ days: 29 }) }).save()
    await told!.merge({ ...done, actorId: actor.id }).save()
    await transaction((trx) => pruneDeliveries({ trx }))
    await actor.delete()
    const left = await WebhookDelivery.query().where('webhook_id', webhook.id)
    assert.deepEqual(
      left.map(({ id }) => id),
      [recent!.id]
    )
  })
})
