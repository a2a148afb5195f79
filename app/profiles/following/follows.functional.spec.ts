import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import UserStats from '#app/profiles/stats/user_stats'
import type User from '#app/accounts/user'
import { served } from '#tests/support/served'
import { createUser } from '#tests/support/users'

async function counts(user: User) {
  const stats = await UserStats.findByOrFail('userId', user.id)
  return [stats.followersCount, stats.followingsCount]
}

test.group('Follows', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('follow and leave, once however often', async ({ client, assert }) => {
    const user = await createUser()
    const fan = await createUser()
    const path = `/api/users/${user.id}/follow`
    for (let i = 0; i < 2; i++) {
      const answer = await client.post(path).withCsrfToken().loginAs(fan)
      answer.assertStatus(200)
      answer.assertBody({ status: 'success', is_following: true, followers_count: 1 })
    }
    assert.deepEqual(
      [await counts(user), await counts(fan)],
      [
        [1, 0],
        [0, 1],
      ]
    )

    for (let i = 0; i < 2; i++) {
      const answer = await client.delete(path).withCsrfToken().loginAs(fan)
      answer.assertStatus(200)
      answer.assertBody({ status: 'success', is_following: false, followers_count: 0 })
    }
    assert.deepEqual(
      [await counts(user), await counts(fan)],
      [
        [0, 0],
        [0, 0],
      ]
    )
  })

  test('count right when many come at once, both ways', async ({ client, assert }) => {
    const [user, ...fans] = await Promise.all(Array.from({ length: 6 }, () => createUser()))
    const follow = (from: User, to: User) =>
      client.post(`/api/users/${to.id}/follow`).withCsrfToken().loginAs(from)
    const answers = await Promise.all(
      fans.flatMap((fan) => [follow(fan, user), follow(fan, user), follow(user, fan)])
    )
    for (const answer of answers) answer.assertStatus(200)
    assert.deepEqual(await counts(user), [5, 5])

    await fans[0].delete()
    assert.deepEqual(await counts(user), [4, 4])
  })

  test('count right after two hundred follows and unfollows at once', async ({
    client,
    assert,
  }) => {
    const user = await createUser()
    const fans = await Promise.all(Array.from({ length: 20 }, () => createUser()))
    const path = `/api/users/${user.id}/follow`
    const calls = fans.flatMap((fan) =>
      Array.from({ length: 10 }, (_, round) => () => {
        const call = round % 2 ? client.delete(path) : client.post(path)
        return call.withCsrfToken().loginAs(fan)
      })
    )
    const answers = await Promise.all(calls.map(served))
    for (const answer of answers) answer.assertStatus(200)

    const follows = await db.from('follows').where('followee_id', user.id).select('follower_id')
    const followers = new Set(follows.map((row) => row.follower_id))
    assert.deepEqual(await counts(user), [followers.size, 0])
    for (const fan of fans) assert.deepEqual(await counts(fan), [0, followers.has(fan.id) ? 1 : 0])
  })

  test('a repeat with the same key answers the first result', async ({ client, assert }) => {
    const user = await createUser()
    const fan = await createUser()
    const follow = () =>
      client
        .post(`/api/users/${user.id}/follow`)
        .header('idempotency-key', 'follow-1')
        .withCsrfToken()
        .loginAs(fan)
    const first = await follow()
    await client.delete(`/api/users/${user.id}/follow`).withCsrfToken().loginAs(fan)
    const repeat = await follow()
    assert.deepEqual(repeat.body(), first.body())
    assert.deepEqual(await counts(user), [0, 0])
  })

  test('are refused to strangers, for oneself and for nobody', async ({ client, assert }) => {
    const user = await createUser()
    const unverified = await createUser({ verified: false })
    const own = `/api/users/${user.id}/follow`
    const anonymous = await client.post(own).withCsrfToken()
    anonymous.assertStatus(401)
    const early = await client.post(own).withCsrfToken().loginAs(unverified)
    early.assertStatus(403)
    const self = await client.post(own).withCsrfToken().loginAs(user)
    self.assertStatus(422)
    const nobody = await client.post('/api/users/999999999/follow').withCsrfToken().loginAs(user)
    nobody.assertStatus(404)
    const left = await client.delete('/api/users/999999999/follow').withCsrfToken().loginAs(user)
    left.assertStatus(404)
    assert.deepEqual(await counts(user), [0, 0])
  })

  test('are listed newest first, page by page', async ({ client, assert }) => {
    const user = await createUser()
    const others = await Promise.all(Array.from({ length: 3 }, () => createUser()))
    for (const other of others) {
      await client.post(`/api/users/${other.id}/follow`).withCsrfToken().loginAs(user)
      await client.post(`/api/users/${user.id}/follow`).withCsrfToken().loginAs(other)
    }
    const newest = others.map(({ id }) => id).reverse()
    for (const kind of ['followings', 'followers']) {
      const first = await client.get(`/api/${kind}`).qs({ per_page: 2 }).loginAs(user)
      first.assertStatus(200)
      assert.sameMembers(Object.keys(first.body()), [kind, 'next_page_url'])
      assert.sameMembers(Object.keys(first.body()[kind][0]), [
        'id',
        'handle',
        'name',
        'type',
        'avatar',
        'is_verified',
      ])
      const second = await client.get(first.body().next_page_url).loginAs(user)
      assert.isNull(second.body().next_page_url)
      const ids = [...first.body()[kind], ...second.body()[kind]].map(({ id }) => id)
      assert.deepEqual(ids, newest)
      const past = await client.get(`/api/${kind}?page=9`).loginAs(user)
      assert.deepEqual(past.body(), { [kind]: [], next_page_url: null })
      const anonymous = await client.get(`/api/${kind}`)
      anonymous.assertStatus(401)
    }
  })
})
