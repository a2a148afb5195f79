import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type { Data } from '#data'
import type User from '#app/accounts/user'
import { transaction } from '#app/kernel/database/transaction'
import { notify } from '#app/notifications/notify'
import { LiveUser } from '#tests/support/live_user'
import { createUser } from '#tests/support/users'

type Row = Data.Notifications.Notification

const follow = (client: ApiClient, fan: User, { id }: User) =>
  client.post(`/api/users/${id}/follow`).withCsrfToken().loginAs(fan)

async function listOf(client: ApiClient, user: User) {
  const answer = await client.get('/api/notifications').loginAs(user)
  answer.assertStatus(200)
  const { notifications, unread_count: unreadCount } = answer.body()
  return { rows: notifications.data as Row[], unreadCount }
}

test.group('Notifications', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('of one kind are one while they are unread', async ({ client, assert }) => {
    const [user, ...fans] = await Promise.all(Array.from({ length: 5 }, () => createUser()))
    for (const fan of fans) (await follow(client, fan, user)).assertStatus(200)
    const { rows, unreadCount } = await listOf(client, user)
    assert.equal(unreadCount, 1)
    assert.lengthOf(rows, 1)
    assert.containsSubset(rows[0], {
      kind: 'follow',
      actors_count: 4,
      text: 'started following you',
      url: `/@${user.handle}/followers`,
      is_read: false,
    })
    assert.deepEqual(
      rows[0]!.actors.map(({ id }) => id),
      fans
        .slice(1)
        .map(({ id }) => id)
        .reverse(),
      'the latest three, latest first'
    )
  })

  test('that are read make place for a new one', async ({ client, assert }) => {
    const [user, fan, later] = await Promise.all([createUser(), createUser(), createUser()])
    await follow(client, fan, user)
    const { rows } = await listOf(client, user)
    const read = await client
      .post('/api/notifications/read')
      .json({ ids: [rows[0]!.id] })
      .withCsrfToken()
      .loginAs(user)
    read.assertStatus(200)
    read.assertBody({ status: 'success', unread_count: 0 })
    await follow(client, later, user)
    const after = await listOf(client, user)
    assert.equal(after.unreadCount, 1)
    assert.deepEqual(
      after.rows.map((row) => [row.is_read, row.actors[0]!.id]),
      [
        [false, later.id],
        [true, fan.id],
      ]
    )
  })

  test('are all read at once, but never somebody else’s', async ({ client, assert }) => {
    const [user, other, fan] = await Promise.all([createUser(), createUser(), createUser()])
    await follow(client, fan, user)
    await follow(client, fan, other)
    const { rows } = await listOf(client, other)
    const foreign = await client
      .post('/api/notifications/read')
      .json({ ids: rows.map(({ id }) => id) })
      .withCsrfToken()
      .loginAs(user)
    foreign.assertBody({ status: 'success', unread_count: 1 })
    const all = await client.post('/api/notifications/read').withCsrfToken().loginAs(user)
    all.assertBody({ status: 'success', unread_count: 0 })
    assert.equal((await listOf(client, other)).unreadCount, 1)
  })

  test('go when their reason goes, and come once for one follower', async ({ client, assert }) => {
    const [user, fan] = await Promise.all([createUser(), createUser()])
    const unfollow = () =>
      client.delete(`/api/users/${user.id}/follow`).withCsrfToken().loginAs(fan)
    await follow(client, fan, user)
    await unfollow()
    assert.deepEqual(await listOf(client, user), { rows: [], unreadCount: 0 })
    await Promise.all(Array.from({ length: 5 }, () => follow(client, fan, user)))
    const { rows } = await listOf(client, user)
    assert.deepEqual(
      rows.map((row) => row.actors_count),
      [1]
    )
  })

  test('arrive live, and say how many wait', async ({ client, assert }) => {
    const [user, fan] = await Promise.all([createUser(), createUser()])
    const live = await LiveUser.open(user)
    assert.isTrue(await live.join(`private-user.${user.id}`))
    await follow(client, fan, user)
    const created = await live.hears('notification.created')
    assert.containsSubset(created, { unread_count: 1, notification: { kind: 'follow' } })
    await client.post('/api/notifications/read').withCsrfToken().loginAs(user)
    assert.deepEqual(await live.hears('notifications.read'), { unread_count: 0 })
    live.close()
  })

  test('are counted on every page', async ({ client, assert }) => {
    const [user, fan] = await Promise.all([createUser(), createUser()])
    await follow(client, fan, user)
    const page = await client
      .get('/notifications')
      .header('x-inertia', 'true')
      .header('x-inertia-version', '1')
      .loginAs(user)
    page.assertStatus(200)
    assert.deepEqual(page.body().props.unread, { chats: 0, notifications: 1 })
  })

  test('of somebody who is muted or blocked in chats do not come', async ({ client, assert }) => {
    const [user, fan] = await Promise.all([createUser(), createUser()])
    const chat = await client
      .post('/api/chats')
      .json({ user_ids: [fan.id], message: 'Hello' })
      .withCsrfToken()
      .loginAs(user)
    await client
      .post(`/api/chats/${chat.body().chat.id}/toggle-mute`)
      .json({ is_muted: true })
      .withCsrfToken()
      .loginAs(user)
    await follow(client, fan, user)
    assert.lengthOf((await listOf(client, user)).rows, 0)
    const { rows } = await listOf(client, fan)
    assert.deepEqual(
      rows.map(({ kind, url }) => [kind, url]),
      [['chat_request', `/chats?chat=${chat.body().chat.id}`]]
    )
    await client
      .post(`/api/chats/${chat.body().chat.id}/respond`)
      .json({ accept: true })
      .withCsrfToken()
      .loginAs(fan)
    assert.lengthOf((await listOf(client, fan)).rows, 0, 'nothing is left to answer')
  })

  test('are filtered by topic, and by what is unread', async ({ client, assert }) => {
    const [user, fan] = await Promise.all([createUser(), createUser()])
    await follow(client, fan, user)
    await client.post('/api/notifications/read').withCsrfToken().loginAs(user)
    await transaction((trx) =>
      notify({ trx }, { userId: user.id, kind: 'coin_earned', groupKey: 'coin', url: '/club-coin' })
    )
    const kindsOf = async (show: string) => {
      const answer = await client.get('/api/notifications').qs({ show }).loginAs(user)
      answer.assertStatus(200)
      return answer.body().notifications.data.map(({ kind }: Row) => kind)
    }
    assert.deepEqual(await kindsOf('all'), ['coin_earned', 'follow'])
    assert.deepEqual(await kindsOf('unread'), ['coin_earned'])
    assert.deepEqual(await kindsOf('people'), ['follow'])
    assert.deepEqual(await kindsOf('account'), ['coin_earned'])
    assert.deepEqual(await kindsOf('homes'), [])
    assert.deepEqual(await kindsOf("nothing'; --"), ['coin_earned', 'follow'])
    const { rows } = await listOf(client, user)
    assert.containsSubset(rows, [
      { kind: 'follow', topic: 'people', icon: 'follow', label: 'New followers', picture: null },
    ])
  })

  test('need an account, and ids that are numbers', async ({ client, assert }) => {
    const anonymous = await client.get('/api/notifications')
    anonymous.assertStatus(401)
    const user = await createUser()
    for (const ids of [['one'], [-1], 'all', [[1]], [2 ** 40]]) {
      const answer = await client
        .post('/api/notifications/read')
        .json({ ids })
        .withCsrfToken()
        .loginAs(user)
      answer.assertStatus(422)
    }
    const rows = await db.from('notifications').where('user_id', user.id)
    assert.lengthOf(rows, 0)
  })
})
