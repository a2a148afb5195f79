import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { pageProps } from '#app/dashboard/dashboard_visit'
import { listingToAskAbout, someEmail } from '#app/leads/tests/asking'
import { createDraft, createPublished } from '#app/properties/tests/property_factory'
import { createUser } from '#tests/support/users'

/** @param ago days */
function seen(propertyId: number, ago: number, views: number, shares = 0) {
  return db.rawQuery(
    `insert into listing_views (property_id, day, views, shares)
     values (?, (now() at time zone 'utc')::date - ?::integer, ?, ?)`,
    [propertyId, ago, views, shares]
  )
}

test.group('Figures on the realtor dashboard', () => {
  test('are those of all one’s listings, and of each', async ({ client, assert }) => {
    const { realtor, listing, askAsGuest, confirm } = await listingToAskAbout(client)
    const quiet = await createPublished(realtor)
    const other = await createPublished(await createUser({ type: 'realtor' }))
    await seen(listing.id, 0, 3, 1)
    await seen(listing.id, 29, 4)
    await seen(listing.id, 30, 100)
    await seen(quiet.id, 2, 5)
    await seen(other.id, 0, 50)
    await confirm(await askAsGuest(someEmail()))

    const { days, analytics, properties } = await pageProps(
      client,
      '/dashboard/properties',
      realtor
    )
    assert.equal(days, 30)
    assert.deepEqual(analytics.totals, { views: 12, saves: 0, shares: 1, inquiries: 1 })
    assert.deepEqual(analytics.before, { views: 100, saves: 0, shares: 0, inquiries: 0 })
    assert.deepEqual(analytics.sources, [])
    assert.equal(analytics.days[27].views, 5)
    const figures = new Map(
      properties.map(({ id, figures: counted }: { id: number; figures: object }) => [id, counted])
    )
    assert.deepEqual(figures.get(listing.id), { views: 7, saves: 0, shares: 1, inquiries: 1 })
    assert.deepEqual(figures.get(quiet.id), { views: 5, saves: 0, shares: 0, inquiries: 0 })
  })

  test('cover the time that the address asks for', async ({ client, assert }) => {
    const { realtor, listing } = await listingToAskAbout(client)
    await seen(listing.id, 8, 2)
    await seen(listing.id, 364, 3)
    const viewsIn = async (days: string) => {
      const path = `/dashboard/properties/${listing.slug}?days=${days}`
      const { analytics } = await pageProps(client, path, realtor)
      return [analytics.days.length, analytics.totals.views]
    }
    assert.deepEqual(await viewsIn('7'), [7, 0])
    assert.deepEqual(await viewsIn('90'), [90, 2])
    assert.deepEqual(await viewsIn('365'), [365, 5])
    assert.deepEqual(await viewsIn('1e9'), [30, 2])
  })

  test('come with the pages that are loaded later', async ({ client, assert }) => {
    const realtor = await createUser({ type: 'realtor' })
    const first = await createDraft(realtor, { name: 'The first' })
    await seen(first.id, 1, 6)
    for (let more = 0; more < 10; more++) await createDraft(realtor)
    const page = await pageProps(client, '/dashboard/properties?status=draft', realtor)
    assert.lengthOf(page.properties, 10)
    const answer = await client.get(page.next_page_url).loginAs(realtor)
    answer.assertStatus(200)
    const { data, next_page_url: next } = answer.body().properties
    assert.isNull(next)
    assert.containsSubset(data, [{ name: 'The first', figures: { views: 6 } }])
  })

  test('of a listing are for its owner', async ({ client }) => {
    const { listing } = await listingToAskAbout(client)
    const stranger = await createUser({ type: 'realtor' })
    const path = `/dashboard/properties/${listing.slug}`
    ;(await client.get(path).loginAs(stranger)).assertStatus(403)
    await listing.merge({ isPrivate: true }).save()
    ;(await client.get(path).loginAs(stranger)).assertStatus(404)
    ;(await client.get('/api/dashboard/properties').loginAs(await createUser())).assertStatus(403)
  })

  test('unanswered leads are among what needs attention', async ({ client, assert }) => {
    const { realtor, askAsGuest, confirm, leads } = await listingToAskAbout(client)
    const tasks = async () => {
      const props = await pageProps(client, '/dashboard', realtor)
      return props.tasks.filter(({ kind }: { kind: string }) => kind === 'lead')
    }
    assert.deepEqual(await tasks(), [])
    await confirm(await askAsGuest(someEmail()))
    const [{ id }] = await leads()
    assert.containsSubset(await tasks(), [
      { kind: 'lead', title: 'One unanswered lead', url: `/dashboard/leads/${id}` },
    ])
    await client
      .patch(`/api/leads/${id}`)
      .json({ lead: { stage: 'contacted' } })
      .withCsrfToken()
      .loginAs(realtor)
    assert.deepEqual(await tasks(), [])
  })
})
