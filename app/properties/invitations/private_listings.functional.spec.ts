import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { get, invite, privateListing, type Viewer } from '#app/properties/tests/private_listing'
import { createPublished, READY } from '#app/properties/tests/property_factory'
import { ask } from '#app/teams/tests/ask'
import { createUser } from '#tests/support/users'

/** Where a listing itself is answered, for those who may see it. */
const OWN_PLACES = [
  '/properties/:slug',
  '/properties/:slug/print',
  '/api/properties/:slug',
  '/api/property/:slug/resources',
  '/api/property/:slug/featured-image',
  '/api/properties/:slug/component/hero',
]

test.group('Private listings', () => {
  test('open for owner, team and invited people, and are nowhere else', async ({
    client,
    assert,
  }) => {
    const world = await privateListing()
    const { owner, admin, viewer, stranger, guest, team, listing } = world
    const link = await invite(client, owner, listing)
    const other = await invite(client, owner, await createPublished(owner, { is_private: true }))
    const [mailed, unverified] = [await createUser(), await createUser({ verified: false })]
    for (const { email } of [mailed, unverified]) await invite(client, owner, listing, { email })
    await db.table('listing_guests').insert({ user_id: guest.id, invitation_id: link.id })
    const viewers: [who: string, viewer: Viewer, sees: boolean][] = [
      ['owner', { user: owner }, true],
      ['admin', { user: admin }, true],
      ['team’s viewer', { user: viewer }, true],
      ['invited browser', { invitationIds: [link.id] }, true],
      ['invited account', { user: guest }, true],
      ['account with the invited address', { user: mailed }, true],
      ['anybody', {}, false],
      ['stranger', { user: stranger }, false],
      ['invited to another', { invitationIds: [other.id] }, false],
    ]
    const lists = [
      `/api/search/properties?latitude=${READY.latitude}&longitude=${READY.longitude}&radius=2`,
      `/api/search/properties?q=${encodeURIComponent(listing.city ?? '')}`,
      `/api/search/clusters?viewport=9,44,10,45&zoom=14`,
      `/api/users/${owner.id}/properties`,
      `/api/teams/${team.id}/properties`,
      `/@${owner.handle}`,
      `/teams/${team.handle}`,
      '/sitemaps/homes-1.xml',
      '/',
    ]
    for (const [who, viewing, sees] of viewers) {
      for (const place of OWN_PLACES) {
        const answer = await get(client, place.replace(':slug', listing.slug), viewing)
        assert.equal(answer.status(), sees ? 200 : 404, `${who} at ${place}`)
        if (!sees) assert.notInclude(answer.text(), listing.city!, `${who} at ${place}`)
        if (!sees) continue
        assert.equal(answer.header('cache-control'), 'private, no-store', place)
        assert.equal(answer.header('x-robots-tag'), 'noindex', place)
      }
      for (const place of lists) {
        const answer = await get(client, place, viewing)
        assert.notInclude(answer.text(), listing.slug, `${who} at ${place}`)
      }
      for (const place of ['card.jpg', 'edit']) {
        const answer = await get(client, `/properties/${listing.slug}/${place}`, viewing)
        const isEditor = place === 'edit' && (who === 'owner' || who === 'admin')
        assert.equal(answer.status() === 200, isEditor, `${who} at ${place}`)
      }
      const similar = await get(client, `/api/properties/${listing.slug}/similar`, viewing)
      assert.notInclude(JSON.stringify(similar.body()), listing.name!)
    }
    const page = await get(client, `/properties/${listing.slug}`, { invitationIds: [link.id] })
    assert.include(page.text(), 'name="robots" content="noindex"')
    assert.notInclude(page.text(), 'card.jpg')
    const saved = await ask(client, guest)('POST', `/api/properties/${listing.slug}/save`)
    saved.assertStatus(200)
    ;(await ask(client, stranger)('POST', `/api/properties/${listing.slug}/save`)).assertStatus(404)
    const written = await ask(client, guest)('POST', `/api/properties/${listing.slug}`, {
      property: { name: 'Mine' },
    })
    written.assertStatus(404)
  })
})
