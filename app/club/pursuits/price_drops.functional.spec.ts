import { test } from '@japa/runner'
import type { Group } from '@japa/runner/core'
import db from '@adonisjs/lucid/services/db'
import { blockUser } from '#app/accounts/blocking/block_user'
import type User from '#app/accounts/user'
import TellPriceDrops from '#app/club/pursuits/tell_price_drops_job'
import { createHomes, pursue, share } from '#app/club/pursuits/pursuit_factory'
import { transaction } from '#app/kernel/database/transaction'
import type Property from '#app/properties/property'
import { tellMatch } from '#app/search/alerts/match_listings_job'
import { createSearch } from '#app/search/tests/search_factory'
import { createUser } from '#tests/support/users'

const run = () => new TellPriceDrops().execute()

/** As if they had looked at prices an hour ago, after the home was listed. */
async function anHourAgo(user: User): Promise<void> {
  await db.rawQuery(
    `update price_changes set changed_at = now() - interval '2 hours'
     where property_id in (select property_id from pursuits)`
  )
  await db.rawQuery(`update pursuits set created_at = now() - interval '1 hour'`)
  await db.rawQuery(
    `update pursuit_members set prices_seen_at = now() - interval '1 hour' where user_id = ?`,
    [user.id]
  )
}

/** Ten minutes ago. */
async function price({ id }: Property, amount: number): Promise<void> {
  await db.rawQuery('update properties set price = ? where id = ?', [amount, id])
  await db.rawQuery(
    `insert into price_changes (property_id, price, currency, changed_at)
     select id, price, currency, now() - interval '10 minutes' from properties where id = ?`,
    [id]
  )
}

const noticesOf = (user: User) =>
  db
    .from('notifications')
    .where({ user_id: user.id, kind: 'pursuit_price' })
    .select('words', 'url')
    .orderBy('id')

function emptyBoards(group: Group) {
  group.each.setup(async () => {
    await db.from('pursuit_boards').delete()
  })
}

test.group('Price drops of pursued homes', (group) => {
  emptyBoards(group)

  test('are told to both who share a board, once a day', async ({ assert }) => {
    const [noah, mila] = [await createUser(), await createUser()]
    const [home, other] = await createHomes(2)
    await pursue(noah, home, 'visited')
    await pursue(noah, other)
    await share(noah, mila)
    for (const user of [noah, mila]) await anHourAgo(user)
    await run()
    assert.isEmpty(await noticesOf(noah))

    await price(home, 500_000)
    await run()
    await run()
    for (const user of [noah, mila]) {
      const [notice, ...more] = await noticesOf(user)
      assert.containsSubset(notice.words, { count: '1', price: '€500,000' })
      assert.equal(notice.url, `/properties/${home.slug}`)
      assert.isEmpty(more)
    }
    await db.from('notifications').update({ read_at: new Date() })
    await price(other, 1)
    await run()
    assert.lengthOf(await noticesOf(noah), 1)
    await db.rawQuery(
      `update pursuit_members set prices_seen_at = now() - interval '1 hour',
         prices_told_at = now() - interval '25 hours' where user_id = ?`,
      [noah.id]
    )
    await run()
    const [, second] = await noticesOf(noah)
    assert.containsSubset(second.words, { count: '2' })
    assert.equal(second.url, '/pursuits')
  })

  test('are not told where they are no news', async ({ assert }) => {
    const user = await createUser()
    const realtor = await createUser({ type: 'realtor' })
    const [raised, lost, taken] = await createHomes(3)
    const [blocked] = await createHomes(1, realtor)
    await pursue(user, raised)
    await pursue(user, lost, 'lost')
    await pursue(user, taken)
    await pursue(user, blocked)
    await anHourAgo(user)
    await transaction((trx) => blockUser({ user, trx }, realtor.id))
    await price(raised, 99_000_000)
    for (const home of [lost, taken, blocked]) await price(home, 1000)
    await db.from('properties').where('id', taken.id).update({ is_private: true })
    await run()
    assert.isEmpty(await noticesOf(user))
  })

  test('are not told twice with a saved search', async ({ assert }) => {
    const user = await createUser()
    const [home] = await createHomes(1)
    await pursue(user, home)
    await anHourAgo(user)
    await price(home, 400_000)
    const search = await createSearch(user)
    const { id, slug, name } = home
    await transaction((trx) =>
      tellMatch(
        { trx },
        { id: search.id, userId: user.id, name: 'By the sea', query: {}, frequency: 'instant' },
        { id, slug, name, price: 400_000, currency: 'EUR', offeredFor: 'sale' }
      )
    )
    await run()
    assert.isEmpty(await noticesOf(user))
  })
})
