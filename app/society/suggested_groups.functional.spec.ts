import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import { transaction } from '#app/kernel/database/transaction'
import { createMarketAt } from '#app/places/markets/market_factory'
import { joinMarket } from '#app/places/markets/join_market'
import { followUser } from '#app/profiles/following/follow_user'
import { addMember, teamOf } from '#app/teams/tests/team_factory'
import { createUser } from '#tests/support/users'

const follow = (follower: User, followee: User) =>
  transaction((trx) => followUser({ trx }, follower.id, followee.id))

const join = (user: User, market: { id: number }) =>
  transaction((trx) => joinMarket({ trx }, user.id, { id: market.id }))

interface Suggested {
  id: number
  reason: string
}

async function suggested(client: ApiClient, viewer: User, kind: string, page = 1) {
  const answer = await client.get('/api/society').qs({ kind, page }).loginAs(viewer)
  answer.assertStatus(200)
  const suggestions: Suggested[] = answer.body().suggestions
  return suggestions
}

const reasons = (rows: Suggested[]) => rows.map(({ id, reason }) => [id, reason])

test.group('Suggested teams', () => {
  test('are those of people one follows, then of one’s markets', async ({ assert, client }) => {
    const [viewer, stranger, one, other, peer] = await Promise.all(
      Array.from({ length: 5 }, () => createUser())
    )
    const theirs = await teamOf(stranger, { agent: one, viewer: other })
    const local = await teamOf(peer)
    const market = await createMarketAt(-47.1)
    for (const user of [viewer, peer]) await join(user, market)
    for (const user of [one, other]) await follow(viewer, user)
    const found = await suggested(client, viewer, 'teams')
    assert.deepEqual(reasons(found).slice(0, 2), [
      [theirs.id, '2 people you follow are in it'],
      [local.id, `Also in ${market.name}`],
    ])
    assert.isEmpty(await suggested(client, viewer, 'teams', 2), 'only on the first page')
  })

  test('are none that one is in, follows, or whose owner is blocked', async ({
    assert,
    client,
  }) => {
    const [viewer, friend, blocked, blocker, stranger] = await Promise.all(
      Array.from({ length: 5 }, () => createUser())
    )
    await follow(viewer, friend)
    const own = await teamOf(viewer, { agent: friend })
    const joined = await teamOf(stranger, { agent: friend, viewer })
    const followed = await teamOf(stranger, { agent: friend })
    const hidden = [
      await teamOf(blocked, { agent: friend }),
      await teamOf(blocker, { agent: friend }),
    ]
    const open = await teamOf(stranger)
    await addMember(open, friend)
    await client.post(`/api/teams/${followed.handle}/follow`).withCsrfToken().loginAs(viewer)
    await client.post(`/api/users/${blocked.id}/block`).withCsrfToken().loginAs(viewer)
    await client.post(`/api/users/${viewer.id}/block`).withCsrfToken().loginAs(blocker)
    const found = await suggested(client, viewer, 'teams')
    assert.deepEqual(reasons(found)[0], [open.id, 'Someone you follow is in it'])
    const ids = found.map(({ id }) => id)
    for (const team of [own, joined, followed, ...hidden]) assert.notInclude(ids, team.id)
  })

  test('are a few of the largest for who is new', async ({ assert, client }) => {
    await teamOf(await createUser(), { agent: await createUser() })
    const found = await suggested(client, await createUser(), 'teams')
    assert.isNotEmpty(found)
    assert.isAtMost(found.length, 3)
    for (const { reason } of found) assert.equal(reason, 'Among the largest teams')
  })
})

test.group('Suggested markets', () => {
  test('are those of people one follows, then near one’s own', async ({ assert, client }) => {
    const [viewer, friend] = [await createUser(), await createUser()]
    const [own, near, far] = [
      await createMarketAt(-80),
      await createMarketAt(-80.9),
      await createMarketAt(-70),
    ]
    await follow(viewer, friend)
    await join(viewer, own)
    for (const market of [own, far]) await join(friend, market)
    const found = await suggested(client, viewer, 'markets')
    assert.deepEqual(reasons(found).slice(0, 2), [
      [far.id, 'Someone you follow is in it'],
      [near.id, `Near ${own.name}`],
    ])
    assert.notInclude(
      found.map(({ id }) => id),
      own.id
    )
    await join(viewer, far)
    const [first] = await suggested(client, viewer, 'markets')
    assert.equal(first.id, near.id, 'one joined is suggested no more')
  })

  test('are a few of the largest for who is new', async ({ assert, client }) => {
    await createMarketAt(-60)
    const found = await suggested(client, await createUser(), 'markets')
    assert.isNotEmpty(found)
    assert.isAtMost(found.length, 3)
    for (const { reason } of found) assert.equal(reason, 'Among the largest markets')
  })
})
