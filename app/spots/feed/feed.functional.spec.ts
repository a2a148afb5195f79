import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import { START, parseFeedCursor, formatCursor, type FeedCursor } from '#app/spots/feed/feed_cursor'
import { readFeedPage } from '#app/spots/feed/feed_page'
import type { FeedTab } from '#app/spots/feed/feed_tabs'
import { FOLLOWED_AMONG_NEWEST, FOLLOWED_BY_PERSON } from '#app/spots/feed/list_feed_spots'
import Spot from '#app/spots/spot'
import { plantSpots } from '#app/spots/tests/spot_factory'
import { teamOf } from '#app/teams/tests/team_factory'
import { createUser } from '#tests/support/users'

const follow = (fan: User, ids: number[]) =>
  db.table('follows').multiInsert(ids.map((id) => ({ follower_id: fan.id, followee_id: id })))

async function createMarket(latitude: number, longitude: number, member?: User): Promise<number> {
  const key = `market-${Math.random()}`
  const [{ id }] = await db
    .table('markets')
    .insert({
      name: key,
      slug: key,
      city: key,
      country: 'Italy',
      country_code: 'IT',
      latitude,
      longitude,
      radius_km: 10,
      place_key: key,
    })
    .returning('id')
  if (member) await db.table('market_members').insert({ market_id: id, user_id: member.id })
  return id
}

/** All pages; between two of them something happens. */
async function readAll(
  viewer: User | null,
  tab: FeedTab,
  between: (page: number) => Promise<void> = async () => {}
) {
  const shown: { id: number; isPopular: boolean }[] = []
  let cursor: FeedCursor | null = START
  for (let page = 0; cursor && page < 60; page++) {
    const { ids, popularIds, next }: Awaited<ReturnType<typeof readFeedPage>> = await readFeedPage(
      viewer?.id ?? null,
      tab,
      parseFeedCursor(formatCursor(cursor))
    )
    shown.push(...ids.map((id) => ({ id, isPopular: popularIds.has(id) })))
    cursor = next
    await between(page)
  }
  return shown
}

const idsOf = (shown: { id: number }[]) => shown.map(({ id }) => id)

test.group('The feed', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  group.each.setup(async () => {
    await db.from('spots').delete()
  })

  test('follows people, teams and markets, newest first, then goes on', async ({ assert }) => {
    const [fan, ava, noah, mila] = await Promise.all([1, 2, 3, 4].map(() => createUser()))
    const { id: teamId } = await teamFollowedBy(fan, noah)
    await createMarket(44.3, 9.2, fan)
    await follow(fan, [ava.id])
    const [old, newest] = await plantSpots(ava, [60, 5])
    const [own] = await plantSpots(fan, [10])
    const [ofTeam] = await plantSpots(noah, [20], { teamId })
    const [placed] = await plantSpots(mila, [30], { latitude: 44.31, longitude: 9.21 })
    const [elsewhere, draft] = await plantSpots(mila, [1, 2])
    await draft.merge({ status: 'draft' }).save()
    const shown = await readAll(fan, 'following')
    assert.deepEqual(
      shown.map(({ id }) => id),
      [newest.id, own.id, ofTeam.id, placed.id, old.id, elsewhere.id]
    )
    assert.deepEqual(
      shown.map(({ isPopular }) => isPopular),
      [false, false, false, false, false, true]
    )
  })

  test('leaves out people whose chat one muted, whatever one follows', async ({
    assert,
    client,
  }) => {
    const [fan, ava, noah] = [await createUser(), await createUser(), await createUser()]
    await follow(fan, [ava.id, noah.id])
    const [loud] = await plantSpots(ava, [1])
    const [quiet] = await plantSpots(noah, [2])
    const post = (path: string, body: object) =>
      client.post(path).json(body).withCsrfToken().loginAs(fan)
    const { chat } = (await post('/api/chats', { user_ids: [noah.id], message: 'Hello' })).body()
    assert.deepEqual(idsOf(await readAll(fan, 'following')), [loud.id, quiet.id])
    const mute = (isMuted: boolean) =>
      post(`/api/chats/${chat.id}/toggle-mute`, { is_muted: isMuted })
    ;(await mute(true)).assertStatus(200)
    assert.deepEqual(idsOf(await readAll(fan, 'following')), [loud.id])
    assert.deepEqual(idsOf(await readAll(fan, 'near')), [loud.id], 'nor among popular ones')
    assert.include(idsOf(await readAll(noah, 'near')), loud.id)
    await mute(false)
    assert.deepEqual(idsOf(await readAll(fan, 'following')), [loud.id, quiet.id])
  })

  test('gives the same whichever way it is read', async ({ assert }) => {
    const fan = await createUser()
    const people = await Promise.all(Array.from({ length: 12 }, () => createUser()))
    for (const [index, person] of people.entries()) {
      await plantSpots(person, [index * 3 + 1, index * 3 + 40, index * 3 + 90])
    }
    await follow(
      fan,
      people.slice(0, 8).map(({ id }) => id)
    )
    const values = {
      viewerId: fan.id,
      at: '9999-01-01',
      id: 0,
      limit: 15,
      hiddenIds: [people[0].id],
      seen: [],
    }
    const read = async (sql: string) => (await db.rawQuery(sql, values)).rows
    const some = await read(FOLLOWED_BY_PERSON)
    assert.lengthOf(some, 15)
    assert.deepEqual(await read(FOLLOWED_AMONG_NEWEST), some)
  })

  test('never repeats, whatever happens between two pages', async ({ assert }) => {
    const fan = await createUser()
    const people = await Promise.all(Array.from({ length: 6 }, () => createUser()))
    await createMarket(44.3, 9.2, fan)
    const anywhere = () => ({
      latitude: 44 + Math.random(),
      longitude: 9 + Math.random(),
    })
    const minutes = () => Array.from({ length: 14 }, () => Math.floor(Math.random() * 500))
    for (const person of people) await plantSpots(person, minutes(), anywhere())
    await follow(fan, [people[0].id, people[1].id])
    const before = await Spot.query().select('id')
    for (const tab of ['following', 'near', 'markets'] as const) {
      const shown = await readAll(fan, tab, async (page) => {
        await plantSpots(people[page % 6], [0, 250], anywhere())
        await db.from('follows').where('follower_id', fan.id).delete()
        await follow(fan, [people[page % 6].id, people[(page + 3) % 6].id])
        await db.rawQuery('update spots set likes_count = floor(random() * 1000)')
        await db.rawQuery('update spots set latitude = 44 + random() where random() < 0.1')
      })
      const ids = shown.map(({ id }) => id)
      assert.lengthOf(new Set(ids), ids.length, tab)
      if (tab !== 'following') continue
      assert.includeMembers(
        ids,
        before.map(({ id }) => id)
      )
    }
  })

  test('shows what is near first, wherever one’s market is', async ({ assert }) => {
    const [fan, ava] = [await createUser(), await createUser()]
    await createMarket(-17.7, 179.99, fan)
    const at = async (minutes: number, latitude: number, longitude: number) =>
      (await plantSpots(ava, [minutes], { latitude, longitude }))[0].id
    const far = await at(1, 44.3, 9.2)
    const outer = await at(2, -17.3, 179.99)
    const across = await at(50, -17.7, -179.98)
    const center = await at(40, -17.71, 179.98)
    const shown = await readAll(fan, 'near')
    assert.deepEqual(
      shown.map(({ id, isPopular }) => [id, isPopular]),
      [
        [center, false],
        [across, false],
        [outer, false],
        [far, true],
      ]
    )
  })

  test('finds spots for a market that is made later', async ({ assert }) => {
    const [fan, ava] = [await createUser(), await createUser()]
    const [inside] = await plantSpots(ava, [5], { latitude: 10.01, longitude: 10 })
    await plantSpots(ava, [4], { latitude: 10.2, longitude: 10 })
    await createMarket(10, 10, fan)
    const shown = await readAll(fan, 'markets')
    assert.deepEqual(
      shown.filter(({ isPopular }) => !isPopular).map(({ id }) => id),
      [inside.id]
    )
    await inside.merge({ latitude: 50 }).save()
    assert.isTrue((await readAll(fan, 'markets')).every(({ isPopular }) => isPopular))
  })

  test('is for guests too, and takes any cursor', async ({ client, assert }) => {
    await plantSpots(await createUser(), [1])
    const cursors = ['x', 't0..0', 't0...0.a-', 't0...0.zzzzzz', 'p0...0.zzzzzz'].map(
      (cursor) => `?tab=x&cursor=${cursor}`
    )
    for (const query of ['', '?tab=near', ...cursors, '?tab[]=a']) {
      const answer = await client.get(`/api/feed${query}`)
      answer.assertStatus(200)
      assert.isNull(answer.body().next_cursor)
    }
  })
})

async function teamFollowedBy(fan: User, owner: User): Promise<{ id: number }> {
  const team = await teamOf(owner)
  await db.table('team_followers').insert({ team_id: team.id, user_id: fan.id })
  return team
}
