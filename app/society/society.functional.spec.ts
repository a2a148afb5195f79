import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import { joinMarket } from '#app/places/markets/join_market'
import { followUser } from '#app/profiles/following/follow_user'
import { teamOf } from '#app/teams/tests/team_factory'
import { createUser } from '#tests/support/users'

const uniqueWord = () => `q${randomUUID().replace(/[^a-f]/g, '')}${Date.now().toString(36)}`

const follow = (follower: User, followee: User) =>
  db.transaction((trx) => followUser({ trx }, follower.id, followee.id))

async function join(user: User, name: string) {
  const place = { name, city: name, state: '', country: 'Italy', countryCode: 'IT' }
  const at = { latitude: 44.3, longitude: 9.2 }
  return db.transaction((trx) => joinMarket({ trx }, user.id, { place: { ...place, ...at } }))
}

async function society(client: ApiClient, viewer: User, query: Record<string, string | number>) {
  const answer = await client.get('/api/society').qs(query).loginAs(viewer)
  answer.assertStatus(200)
  return answer.body()
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

test.group('Society', () => {
  test('finds people by a name typed wrong, with what is between them', async ({
    client,
    assert,
  }) => {
    const word = uniqueWord()
    const viewer = await createUser()
    const person = await createUser({ name: `Zoë ${word}` })
    await follow(viewer, person)
    const wrong = `${word.slice(0, 6)}${word[7]}${word[6]}${word.slice(8)}`
    for (const q of [word.toUpperCase(), wrong]) {
      const { results } = await society(client, viewer, { q })
      assert.deepEqual(idsOf(results.data), [person.id], q)
      assert.containsSubset(results.data[0], { followers_count: 1, is_following: true })
    }
  })

  test('filters by account type and market, and pages without gaps', async ({ client, assert }) => {
    const viewer = await createUser()
    const name = uniqueWord()
    const [realtor, ...members] = await Promise.all([
      createUser({ type: 'realtor' }),
      createUser(),
      createUser(),
    ])
    let market = 0
    for (const one of [realtor, ...members]) market = (await join(one, name)).id
    const realtors = await society(client, viewer, { market, type: 'realtor' })
    assert.deepEqual(idsOf(realtors.results.data), [realtor.id])
    const first = await society(client, viewer, { market, per_page: 2 })
    const next = await client.get(first.results.next_page_url).loginAs(viewer)
    assert.sameMembers(
      idsOf([...first.results.data, ...next.body().results.data]),
      idsOf([realtor, ...members])
    )
    assert.isNull(next.body().results.next_page_url)
  })

  test('suggests whom one’s own follow, then who shares a market, with the reason', async ({
    client,
    assert,
  }) => {
    const [viewer, one, other, friend, peer] = await Promise.all(
      Array.from({ length: 5 }, () => createUser())
    )
    const name = uniqueWord()
    await follow(viewer, one)
    await follow(viewer, other)
    await follow(one, friend)
    await follow(other, friend)
    for (const user of [viewer, peer, one]) await join(user, name)
    const { suggestions } = await society(client, viewer, {})
    assert.deepEqual(
      suggestions.map(({ id, reason }: { id: number; reason: string }) => [id, reason]),
      [
        [friend.id, 'Followed by 2 people you follow'],
        [peer.id, `Also in ${name}`],
      ]
    )
  })

  test('shows nobody who blocked or is blocked', async ({ client, assert }) => {
    const viewer = await createUser()
    const word = uniqueWord()
    const [blocked, blocker, other] = await Promise.all(
      Array.from({ length: 3 }, () => createUser({ name: `Iva ${word}` }))
    )
    for (const one of [viewer, blocked, blocker, other]) await join(one, word)
    await client.post(`/api/users/${blocked.id}/block`).withCsrfToken().loginAs(viewer)
    await client.post(`/api/users/${viewer.id}/block`).withCsrfToken().loginAs(blocker)
    const { results } = await society(client, viewer, { q: word })
    assert.deepEqual(idsOf(results.data), [other.id])
    const { suggestions } = await society(client, viewer, {})
    assert.deepEqual(idsOf(suggestions), [other.id])
  })

  test('finds markets and teams by name', async ({ client, assert }) => {
    const viewer = await createUser()
    const name = uniqueWord()
    const { id } = await join(viewer, name)
    const { results } = await society(client, viewer, { kind: 'markets', q: name })
    assert.deepEqual(idsOf(results.data), [id])
    assert.isTrue(results.data[0].is_member)
    const handle = `t${uniqueWord().slice(0, 20)}`
    const team = await client
      .post('/api/teams')
      .json({ team: { name: `The ${name}`, handle, type: 'studio' } })
      .withCsrfToken()
      .loginAs(viewer)
    team.assertStatus(201)
    const teams = await society(client, viewer, { kind: 'teams', q: name })
    assert.deepEqual(
      teams.results.data.map((one: { handle: string }) => one.handle),
      [handle]
    )
  })

  test('passes over what makes no sense, and needs an account', async ({ client, assert }) => {
    const viewer = await createUser()
    const senseless: Record<string, string | number>[] = [
      { kind: 'all' },
      { market: 'x' },
      { type: 'king' },
      { page: -1 },
    ]
    for (const query of senseless) {
      const { results } = await society(client, viewer, query)
      assert.isArray(results.data)
    }
    assert.isEmpty((await society(client, viewer, { q: '%%%' })).results.data)
    const anonymous = await client.get('/api/society')
    anonymous.assertStatus(401)
  })

  test('finds teams whatever the accents', async ({ client, assert }) => {
    const viewer = await createUser()
    const word = uniqueWord()
    const team = await teamOf(await createUser())
    await team.merge({ name: `Société ${word}` }).save()
    for (const q of [`societe ${word}`, `SOCIÉTÉ ${word}`]) {
      const { results } = await society(client, viewer, { kind: 'teams', q })
      assert.equal(results.data[0].id, team.id, q)
    }
  })

  test('looks people up in the index of their names', async ({ assert }) => {
    const plan = await db.transaction(async (trx) => {
      await trx.rawQuery('set local enable_seqscan = off')
      await trx.rawQuery('set local enable_bitmapscan = off')
      const { rows } = await trx.rawQuery<{ rows: { 'QUERY PLAN': string }[] }>(
        `explain select user_id from user_names where words >= 'liv' and words < 'liw'
         order by words, user_id limit 500`
      )
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    assert.match(plan, /Index (Only )?Scan using user_names_pkey/)
    assert.match(plan, /Index Cond: .*words >= 'liv'/)
    assert.notMatch(plan, /Sort|Seq Scan/)
  })
})
