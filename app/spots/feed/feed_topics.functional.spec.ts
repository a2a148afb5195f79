import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { blockUser } from '#app/accounts/blocking/block_user'
import type User from '#app/accounts/user'
import { transaction } from '#app/kernel/database/transaction'
import { START, parseFeedCursor, formatCursor, type FeedCursor } from '#app/spots/feed/feed_cursor'
import { readTagPage } from '#app/spots/feed/feed_page'
import { plantSpots } from '#app/spots/tests/spot_factory'
import { storeTestImage } from '#tests/support/images'
import { pageProps } from '#tests/support/page_props'
import { createUser } from '#tests/support/users'

const idsOf = (shown: { id: number }[]) => shown.map(({ id }) => id)

test.group('What a feed is about', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  group.each.setup(async () => {
    await db.from('spots').delete()
  })

  test('has the spots of a tag, newest first, for as long as they are out', async ({
    client,
    assert,
  }) => {
    const [ava, noah] = [await createUser(), await createUser()]
    const write = async (user: User, path: string, spot: object) => {
      const request = path === 'new' ? client.post('/api/spots') : client.patch(path)
      const answer = await request.json({ spot }).withCsrfToken().loginAs(user)
      return answer.body().spot as { id: number; slug: string }
    }
    const slides = [{ image_id: (await storeTestImage(ava)).id }]
    const out = { slides, status: 'publish' }
    const first = await write(ava, 'new', { caption: 'One #Pool', ...out })
    const second = await write(ava, 'new', { caption: 'Two #pool #dusk', ...out })
    await write(ava, 'new', { caption: 'Three #pools', ...out })
    const draft = await write(ava, 'new', { caption: 'Four #POOL', slides })
    const found = async (tag: string, viewer?: User) => {
      const request = client.get('/api/feed').qs({ tag })
      const answer = await (viewer ? request.loginAs(viewer) : request)
      answer.assertStatus(200)
      assert.isNull(answer.body().next_cursor)
      return idsOf(answer.body().spots)
    }
    assert.deepEqual(await found('pool'), [second.id, first.id])
    assert.deepEqual(await found('#POOL'), [second.id, first.id])
    await write(ava, `/api/spot/${draft.slug}`, { status: 'publish' })
    await write(ava, `/api/spot/${second.slug}`, { caption: 'Two #dusk' })
    assert.deepEqual(await found('pool'), [draft.id, first.id])
    await write(ava, `/api/spot/${first.slug}`, { status: 'draft' })
    assert.deepEqual(await found('pool'), [draft.id])
    await transaction((trx) => blockUser({ user: noah, trx }, ava.id))
    assert.deepEqual(await found('pool', noah), [])
    const { topic, feed } = await pageProps(client, '/feed?tag=Dusk')
    assert.deepEqual(topic, { tag: 'dusk' })
    assert.deepEqual(idsOf(feed.spots), [second.id])
    assert.deepEqual((await pageProps(client, '/feed?tag=%23')).topic, { tab: 'following' })
  })

  test('pages through the spots of a tag', async ({ client, assert }) => {
    const minutes = Array.from({ length: 23 }, (_, index) => index)
    const planted = await plantSpots(await createUser(), minutes, { tags: ['long'] })
    const ids: number[] = []
    let cursor: FeedCursor | null = START
    while (cursor) {
      const page: Awaited<ReturnType<typeof readTagPage>> = await readTagPage(null, 'long', cursor)
      ids.push(...page.ids)
      cursor = page.next && parseFeedCursor(formatCursor(page.next))
    }
    assert.deepEqual(ids, idsOf(planted))
    ;(await client.get('/api/feed?tag=long&cursor=x')).assertStatus(200)
  })

  test('says what a tab needs before it has anything of its own', async ({ client, assert }) => {
    const fan = await createUser()
    const lackOf = async (tab: string, viewer?: User) =>
      (await pageProps(client, `/feed?tab=${tab}`, viewer)).lack
    assert.equal(await lackOf('near'), 'account')
    assert.equal(await lackOf('near', fan), 'market')
    assert.equal(await lackOf('markets', fan), 'market')
    assert.equal(await lackOf('following', fan), 'follows')
    const followee = await createUser()
    await db.table('follows').insert({ follower_id: fan.id, followee_id: followee.id })
    assert.isNull(await lackOf('following', fan))
    const key = `market-${Math.random()}`
    const place = { city: key, country: 'Italy', country_code: 'IT', latitude: 1, longitude: 1 }
    const market = { name: key, slug: key, place_key: key, radius_km: 10, ...place }
    const [{ id }] = await db.table('markets').insert(market).returning('id')
    await db.table('market_members').insert({ market_id: id, user_id: fan.id })
    assert.isNull(await lackOf('near', fan))
  })
})
