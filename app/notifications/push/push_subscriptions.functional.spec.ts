import { test } from '@japa/runner'
import { errors } from '@adonisjs/auth'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import { outdateSessions } from '#app/accounts/sessions/end_sessions'
import { issueToken } from '#app/accounts/tokens/token_factory'
import { transaction } from '#app/kernel/database/transaction'
import {
  MAX_SUBSCRIPTIONS_PER_PERSON,
  subscribeToPush,
} from '#app/notifications/push/subscribe_to_push'
import PushSubscription from '#app/notifications/push/push_subscription'
import { BrowserKeys } from '#app/notifications/tests/push_decryption'
import { vapidDetails } from '#config/push'
import { CookieClient } from '#tests/support/cookie_client'
import { signedInVisitor } from '#tests/support/signed_in_visitor'
import { eventually } from '#tests/support/eventually'
import { createUser, PASSWORD } from '#tests/support/users'

const PATH = '/api/push-subscriptions'

interface Devices {
  devices: { id: number; browser: string | null; device: string | null; is_current: boolean }[]
}

const browser = () => ({
  endpoint: `https://push.test/${crypto.randomUUID()}`,
  keys: new BrowserKeys().public,
})

const subscribe = (client: ApiClient, user: User, body: object) =>
  client.post(PATH).withCsrfToken().loginAs(user).json(body)

const subscriptionsOf = (user: User) =>
  PushSubscription.query().where('user_id', user.id).orderBy('id')

async function isSubscribed(client: ApiClient, user: User, endpoint: string) {
  const answer = await client.get(PATH).qs({ endpoint }).loginAs(user)
  return answer.body().is_subscribed as boolean
}

test.group('Push subscriptions', () => {
  test('begin with our key', async ({ client, assert }) => {
    const answer = await client.get(`${PATH}/key`).loginAs(await createUser())
    assert.deepEqual(answer.body(), { key: vapidDetails.publicKey })
  })

  test('are kept, once for each browser, and end when asked', async ({ client, assert }) => {
    const user = await createUser()
    const input = browser()
    const answer = await subscribe(client, user, input)
    answer.assertStatus(201)
    const { status, push_subscription: wire } = answer.body()
    assert.equal(status, 'success')
    assert.equal(wire.endpoint, input.endpoint)
    assert.notProperty(wire, 'auth')
    assert.isTrue(await isSubscribed(client, user, input.endpoint))

    const keys = new BrowserKeys().public
    await Promise.all([
      subscribe(client, user, { ...input, keys }),
      subscribe(client, user, { ...input, keys }),
    ])
    const [stored, ...more] = await subscriptionsOf(user)
    assert.lengthOf(more, 0)
    assert.equal(stored.p256dh, keys.p256dh)
    assert.isNotNull(stored.sessionId)

    for (let i = 0; i < 2; i++) {
      const end = await client.delete(PATH).withCsrfToken().loginAs(user).json(input)
      end.assertStatus(200)
      end.assertBody({ status: 'success' })
    }
    assert.isFalse(await isSubscribed(client, user, input.endpoint))
  })

  test('of a shared browser belong to whoever subscribed last', async ({ client, assert }) => {
    const [first, second] = [await createUser(), await createUser()]
    const input = browser()
    await subscribe(client, first, input)
    await subscribe(client, second, input)
    assert.isFalse(await isSubscribed(client, first, input.endpoint))
    assert.isTrue(await isSubscribed(client, second, input.endpoint))

    await client.delete(PATH).withCsrfToken().loginAs(first).json(input)
    assert.isTrue(await isSubscribed(client, second, input.endpoint))
  })

  test('are not without end', async ({ client, assert }) => {
    const user = await createUser()
    const inputs = Array.from({ length: MAX_SUBSCRIPTIONS_PER_PERSON + 2 }, browser)
    for (const input of inputs) await subscribe(client, user, input)
    const kept = (await subscriptionsOf(user)).map(({ endpoint }) => endpoint)
    assert.deepEqual(
      kept,
      inputs.slice(2).map(({ endpoint }) => endpoint)
    )
  })

  test('refuse what is no browser', async ({ client, assert }) => {
    const user = await createUser()
    const { endpoint, keys } = browser()
    const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url')
    const refusals: [object, string][] = [
      [{ keys }, 'endpoint'],
      [{ endpoint: 'http://push.test/1', keys }, 'endpoint'],
      [{ endpoint: `https://push.test/${'a'.repeat(1000)}`, keys }, 'endpoint'],
      [{ endpoint }, 'keys'],
      [{ endpoint, keys: { ...keys, p256dh: 'short' } }, 'keys.p256dh'],
      [{ endpoint, keys: { ...keys, p256dh: offCurve } }, 'keys.p256dh'],
      [{ endpoint, keys: { ...keys, auth: 'c2hvcnQ' } }, 'keys.auth'],
    ]
    for (const [body, field] of refusals) {
      const answer = await subscribe(client, user, body)
      answer.assertStatus(422)
      assert.deepEqual(Object.keys(answer.body().errors), [field])
    }
    assert.lengthOf(await subscriptionsOf(user), 0)
  })

  test('end with the session, and only that one’s', async ({ assert }) => {
    const user = await createUser()
    const [phone, desk] = [new CookieClient(), new CookieClient()]
    for (const visitor of [phone, desk]) {
      await visitor.post('/login', { email: user.email, password: PASSWORD })
      const answer = await visitor.post(PATH, browser())
      assert.equal(answer.status, 201)
    }
    const [, kept] = await subscriptionsOf(user)
    await phone.post('/logout')
    const left = await eventually(async () => {
      const subscriptions = await subscriptionsOf(user)
      return subscriptions.length === 1 && subscriptions
    })
    assert.equal(left[0].id, kept.id)
  })

  test('are for browsers: a token adds none', async ({ client, assert }) => {
    const user = await createUser()
    const abilities = ['read', 'create', 'update', 'delete'] as const
    const token = await issueToken(user, { abilities })
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await client
        .request(PATH, method)
        .header('authorization', `Bearer ${token}`)
        .json(browser())
      answer.assertStatus(403)
    }
    assert.lengthOf(await subscriptionsOf(user), 0)
  })

  test('of other sessions end with a new password; this one’s goes on', async ({ assert }) => {
    const user = await createUser()
    const [phone, desk] = [await signedInVisitor(user), await signedInVisitor(user)]
    for (const visitor of [phone, desk]) await visitor.post(PATH, browser())
    // a browser whose session ran out long ago
    const [stale, kept] = await subscriptionsOf(user)
    await stale.merge({ sessionId: 'long-gone' }).save()
    for (const password of ['a-quieter-lantern-7', 'three-brass-kettles']) {
      const given = { password, password_confirmation: password }
      const present = password === 'three-brass-kettles' ? 'a-quieter-lantern-7' : PASSWORD
      const change = { current_password: present, ...given }
      assert.equal((await desk.put('/api/settings/password', change)).status, 200)
      const left = await subscriptionsOf(user)
      assert.deepEqual(
        left.map(({ id }) => id),
        [kept.id]
      )
    }
    const listed = (await desk.get('/api/settings/push-devices')).body as Devices
    assert.deepEqual(
      listed.devices.map(({ is_current: isCurrent }) => isCurrent),
      [true]
    )
  })

  test('end with a reset, and none begins in a session that ended meanwhile', async ({
    assert,
  }) => {
    const user = await createUser()
    const visitor = await signedInVisitor(user)
    await visitor.post(PATH, browser())
    const before = await user.refresh()
    await transaction((trx) => outdateSessions(before, trx))
    assert.lengthOf(await subscriptionsOf(user), 0)
    const late = { user: before, sessionId: 'late', userAgent: null }
    await assert.rejects(
      () => transaction((trx) => subscribeToPush({ trx }, late, browser())),
      errors.E_UNAUTHORIZED_ACCESS
    )
    assert.lengthOf(await subscriptionsOf(user), 0)
  })

  test('are listed in the settings, and turned off there', async ({ assert }) => {
    const user = await createUser()
    const [phone, desk] = [await signedInVisitor(user), await signedInVisitor(user)]
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
    await phone.post(PATH, browser(), { 'user-agent': agent })
    await desk.post(PATH, browser())
    const devices = async () =>
      ((await desk.get('/api/settings/push-devices')).body as Devices).devices
    const [own, other] = await devices()
    assert.isTrue(own.is_current)
    assert.deepInclude(other, { browser: 'Firefox 150', device: 'Linux', is_current: false })
    assert.notProperty(other, 'endpoint')
    const stranger = await signedInVisitor(await createUser())
    assert.equal((await stranger.delete(`/api/settings/push-devices/${other.id}`)).status, 404)
    assert.equal((await desk.delete(`/api/settings/push-devices/${other.id}`)).status, 200)
    assert.equal((await desk.delete(`/api/settings/push-devices/${other.id}`)).status, 404)
    assert.lengthOf(await devices(), 1)
  })

  test('end with the account', async ({ client, assert }) => {
    const user = await createUser()
    await subscribe(client, user, browser())
    await user.delete()
    assert.lengthOf(await subscriptionsOf(user), 0)
  })
})
