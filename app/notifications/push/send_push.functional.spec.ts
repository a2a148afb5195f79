import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import { deliverPush } from '#app/notifications/push/deliver_push'
import { subscribeToPush } from '#app/notifications/push/subscribe_to_push'
import { pushToUser } from '#app/notifications/push/send_push_job'
import PushSubscription from '#app/notifications/push/push_subscription'
import { PushService } from '#app/notifications/tests/push_service'
import { vapidDetails } from '#config/push'
import { eventually } from '#tests/support/eventually'
import { createUser } from '#tests/support/users'

const MESSAGE = {
  title: 'Noah Berg',
  body: 'Is the house still free? 🏡',
  url: '/chats?chat=12',
  tag: 'chat-12',
}

test.group('Push', (group) => {
  let service: PushService

  group.each.setup(async () => {
    service = await PushService.start(vapidDetails.publicKey)
    return () => service.stop()
  })

  async function subscribe(user: User, name?: string): Promise<PushSubscription> {
    const subscriber = { user: await user.refresh(), sessionId: 'browser', userAgent: null }
    return db.transaction((trx) => subscribeToPush({ trx }, subscriber, service.subscribe(name)))
  }

  const deliver = (subscription: PushSubscription) => deliverPush(subscription, MESSAGE)

  test('reaches every browser of somebody, and nobody else’s', async ({ assert }) => {
    const [user, other] = [await createUser(), await createUser()]
    const subscriptions = [await subscribe(user), await subscribe(user)]
    await subscribe(other)
    await pushToUser(user.id, MESSAGE)

    await eventually(() => service.received.length === subscriptions.length, {
      what: () => `two messages; complaints: ${service.complaints.join(', ')}`,
    })
    for (const { message, headers, claims } of service.received) {
      assert.deepEqual(message, MESSAGE)
      assert.equal(headers.urgency, 'high')
      assert.equal(headers.ttl, '86400')
      assert.match(String(headers.topic), /^[\w-]{1,32}$/)
      assert.equal(claims.aud, new URL(subscriptions[0].endpoint).origin)
      assert.equal(claims.sub, vapidDetails.subject)
      assert.isBelow(claims.exp, Date.now() / 1000 + 24 * 60 * 60)
    }
    await eventually(async () => {
      await subscriptions[0].refresh()
      return subscriptions[0].lastUsedAt
    })
    assert.deepEqual(service.complaints, [])
  })

  test('fits into one record, however long the words', async ({ assert }) => {
    const subscription = await subscribe(await createUser())
    await deliverPush(subscription, {
      ...MESSAGE,
      title: '🏡'.repeat(500),
      body: '漢'.repeat(10_000),
    })
    const [{ message }] = service.received
    assert.deepEqual(message, {
      ...MESSAGE,
      title: `${'🏡'.repeat(119)}…`,
      body: `${'漢'.repeat(399)}…`,
    })
  })

  for (const status of [404, 410]) {
    test(`forgets a browser that is gone (${status})`, async ({ assert }) => {
      const subscription = await subscribe(await createUser())
      service.status = status
      await deliver(subscription)
      assert.isNull(await PushSubscription.find(subscription.id))
    })
  }

  for (const status of [429, 500, 503]) {
    test(`tries again where that may help (${status})`, async ({ assert }) => {
      const subscription = await subscribe(await createUser())
      service.status = status
      await assert.rejects(() => deliver(subscription), new RegExp(`answered ${status}`))
      await subscription.refresh()
      assert.isNotNull(subscription.lastFailedAt)

      service.status = 201
      await deliver(subscription)
      await subscription.refresh()
      assert.isNull(subscription.lastFailedAt)
    })
  }

  test('gives up one that the service does not take', async ({ assert }) => {
    const subscription = await subscribe(await createUser())
    service.status = 413
    await deliver(subscription)
    await subscription.refresh()
    assert.isNotNull(subscription.lastFailedAt)
    assert.lengthOf(service.received, 1)
  })

  test('gives up a service that refuses who sends, after three in a row', async ({ assert }) => {
    const subscription = await subscribe(await createUser())
    const answers = [403, 403, 201, 401, 400]
    for (const status of answers) {
      service.status = status
      await deliver(await subscription.refresh())
    }
    assert.equal((await subscription.refresh()).refusalsCount, 2)
    assert.isNotNull(subscription.lastFailedAt)
    await deliver(subscription)
    assert.isNull(await PushSubscription.find(subscription.id))
  })

  test('follows no redirect', async ({ assert }) => {
    const subscription = await subscribe(await createUser())
    service.status = 307
    await deliver(subscription)
    assert.lengthOf(service.received, 1)
  })

  test('knocks at no door of the private network, and forgets it', async ({ assert }) => {
    const subscription = await subscribe(await createUser(), 'inside.test')
    await deliver(subscription)
    assert.isNull(await PushSubscription.find(subscription.id))
    assert.deepEqual([...service.received, ...service.complaints], [])
  })

  test('tries again when the service does not answer', async ({ assert }) => {
    const subscription = await subscribe(await createUser(), 'unknown.test')
    await assert.rejects(() => deliver(subscription), /could not be resolved/)
  })
})
