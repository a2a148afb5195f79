import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import { transaction } from '#app/kernel/database/transaction'
import { publishProperty } from '#app/properties/publishing/publish_property'
import { createPublished } from '#app/properties/tests/property_factory'
import { claimSearchMail } from '#app/search/alerts/send_search_mail_job'
import { matchNews } from '#app/search/alerts/match_listings_job'
import { createSearch } from '#app/search/tests/search_factory'
import { listDueRecipients } from '#app/search/alerts/find_search_mails'
import { createUser } from '#tests/support/users'

const realtor = () => createUser({ type: 'realtor' })

let corner = 0

/** A corner of the southern ocean for each test. */
function somewhere() {
  corner += 1
  return { latitude: -60.5 - corner / 5, longitude: -120 - corner }
}

const around = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  latitude: String(latitude),
  longitude: String(longitude),
})

async function matchAll(): Promise<void> {
  while (await transaction((trx) => matchNews({ trx })));
}

const noticesOf = (user: User) =>
  db.from('notifications').where({ user_id: user.id, kind: 'saved_search_match' })

const change = (client: ApiClient, owner: User, slug: string, property: object) =>
  client.post(`/api/properties/${slug}`).json({ property }).withCsrfToken().loginAs(owner)

test.group('Alerts of saved searches', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  // left by other specs
  group.setup(async () => {
    await db.from('listing_news').delete()
  })

  test('tell of a listing once, and again at another price', async ({ client, assert }) => {
    const [owner, user, at] = [await realtor(), await createUser(), somewhere()]
    await createSearch(user, { query: { ...around(at), max_price: '2000000' } })
    const out = await createPublished(owner, at)
    await matchAll()
    const [notice] = await noticesOf(user)
    assert.equal(notice.url, `/properties/${out.slug}`)
    assert.include(notice.words, { home: 'Casa Livia', price: '€1,250,000', search: 'By the sea' })

    await change(client, owner, out.slug, { description: 'By the sea.' })
    await transaction((trx) => publishProperty({ user: owner, trx }, out.slug, false))
    await transaction((trx) => publishProperty({ user: owner, trx }, out.slug, true))
    await matchAll()
    assert.lengthOf(await noticesOf(user), 1)

    await change(client, owner, out.slug, { price: 1_100_000 })
    await matchAll()
    assert.lengthOf(await noticesOf(user), 2)
    const [search] = (await client.get('/api/saved-searches').loginAs(user)).body().saved_searches
      .data
    assert.equal(search.new_count, 1)
    const seen = await client
      .patch(`/api/saved-searches/${search.id}`)
      .json({ saved_search: { is_seen: true } })
      .withCsrfToken()
      .loginAs(user)
    assert.equal(seen.body().saved_search.new_count, 0)
  })

  test('tell nobody of what doesn’t match, is private or their own', async ({ assert }) => {
    const [owner, user, at] = [await realtor(), await createUser(), somewhere()]
    for (const query of [
      { ...around(at), type: 'castle' },
      { ...around(at), max_price: '1000' },
      { ...around(at), q: 'lighthouse' },
      around({ ...at, latitude: at.latitude + 3 }),
    ]) {
      await createSearch(user, { query })
    }
    await createSearch(owner, { query: around(at) })
    await createPublished(owner, at)
    await matchAll()
    const other = await createUser()
    await createSearch(other, { query: around(at) })
    await createPublished(owner, { ...at, is_private: true })
    await matchAll()
    for (const person of [user, owner, other]) assert.isEmpty(await noticesOf(person))
  })

  test('tell of a private listing once it is public', async ({ client, assert }) => {
    const [owner, user, at] = [await realtor(), await createUser(), somewhere()]
    await createSearch(user, { query: around(at) })
    const out = await createPublished(owner, { ...at, is_private: true })
    await matchAll()
    await change(client, owner, out.slug, { is_private: false })
    await matchAll()
    assert.lengthOf(await noticesOf(user), 1)
  })

  test('tell nothing of blocked people, and nothing while paused', async ({ client, assert }) => {
    const [owner, at] = [await realtor(), somewhere()]
    const [blocked, blocker, paused] = [await createUser(), await createUser(), await createUser()]
    for (const person of [blocked, blocker]) await createSearch(person, { query: around(at) })
    await createSearch(paused, { query: around(at), frequency: 'never' })
    await client.post(`/api/users/${blocked.id}/block`).withCsrfToken().loginAs(owner)
    await client.post(`/api/users/${owner.id}/block`).withCsrfToken().loginAs(blocker)
    await createPublished(owner, at)
    await matchAll()
    for (const person of [blocked, blocker, paused]) assert.isEmpty(await noticesOf(person))
  })

  test('go on after its filters change: nothing twice, and what still fits is mailed', async ({
    client,
    assert,
  }) => {
    const [owner, user, at] = [await realtor(), await createUser(), somewhere()]
    const search = await createSearch(user, { query: around(at) })
    const edit = (query: object) =>
      client
        .patch(`/api/saved-searches/${search.id}`)
        .json({ saved_search: { query } })
        .withCsrfToken()
        .loginAs(user)
    const [villa, castle] = [
      await createPublished(owner, at),
      await createPublished(owner, { ...at, type: 'castle' }),
    ]
    await matchAll()
    const pending = async () =>
      (await db.from('search_matches').where({ search_id: search.id, is_mail_pending: true })).map(
        ({ property_id: id }) => Number(id)
      )
    assert.sameMembers(await pending(), [villa.id, castle.id])

    const narrowed = await edit({ ...around(at), type: 'villa', view: 'map', saved: '1' })
    assert.deepEqual(narrowed.body().saved_search.query, { ...around(at), type: 'villa' })
    assert.equal(narrowed.body().saved_search.new_count, 0)
    assert.deepEqual(await pending(), [villa.id])
    await edit({ ...around(at), radius: '5' })
    await change(client, owner, villa.slug, { description: 'By the sea.' })
    await matchAll()
    assert.lengthOf(await noticesOf(user), 2)
    await createPublished(owner, { ...at, latitude: at.latitude + 0.05 })
    await matchAll()
    assert.lengthOf(await noticesOf(user), 3)
  })

  test('are told once by two workers, and again after one that died', async ({ assert }) => {
    const [owner, user, at] = [await realtor(), await createUser(), somewhere()]
    await createSearch(user, { query: around(at) })
    await createPublished(owner, at)
    const died = transaction(async (trx) => {
      await matchNews({ trx })
      throw new Error('killed')
    })
    await assert.rejects(() => died, 'killed')
    assert.isEmpty(await noticesOf(user))
    await Promise.all([matchAll(), matchAll()])
    assert.lengthOf(await noticesOf(user), 1)
  })

  test('are mailed by the hour at once, and in a digest by day', async ({ assert }) => {
    const [owner, hasty, calm, at] = [
      await realtor(),
      await createUser(),
      await createUser(),
      somewhere(),
    ]
    await createSearch(hasty, { query: around(at), frequency: 'instant' })
    await createSearch(calm, { query: around(at), frequency: 'daily' })
    await createPublished(owner, at)
    await matchAll()
    assert.isTrue((await noticesOf(hasty))[0].is_mail_pending)
    assert.isFalse((await noticesOf(calm))[0].is_mail_pending)
    const due = await listDueRecipients(10_000)
    assert.include(due, `user:${calm.id}`)
    assert.notInclude(due, `user:${hasty.id}`)
  })

  test('are claimed for one mail at a time, and under the same id after a crash', async ({
    assert,
  }) => {
    const [owner, user, at] = [await realtor(), await createUser(), somewhere()]
    await createSearch(user, { query: around(at) })
    await createPublished(owner, at)
    await matchAll()
    const claim = () => transaction((trx) => claimSearchMail({ trx }, `user:${user.id}`))
    const [one, two] = await Promise.all([claim(), claim()])
    const mailId = one ?? two
    assert.isString(mailId)
    assert.isNull(one && two)
    await db
      .from('search_mails')
      .where('recipient', `user:${user.id}`)
      .update({ claimed_at: db.raw(`now() - interval '11 minutes'`) })
    assert.equal(await claim(), mailId)
  })
})
