import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { blockUser } from '#app/accounts/blocking/block_user'
import { exportInvitations } from '#app/properties/invitations/find_invitations'
import { transaction } from '#app/kernel/database/transaction'
import { INVITATIONS_COOKIE } from '#app/kernel/http/cookie_names'
import type Property from '#app/properties/property'
import { invite, privateListing, type Viewer } from '#app/properties/tests/private_listing'
import { createPublished } from '#app/properties/tests/property_factory'
import { ask } from '#app/teams/tests/ask'
import { storeTestImage } from '#tests/support/images'

const NOTHING = { parts: [] as string[], photos: [] as number[], documents: [] as string[] }

function teller(client: ApiClient, { slug }: Property) {
  return ({ user, invitationIds }: Viewer, sights: object, visit: string = randomUUID()) => {
    const request = client
      .post(`/api/properties/${slug}/sights`)
      .json({ visit, ...NOTHING, ...sights })
    if (user) request.loginAs(user)
    if (invitationIds) request.withEncryptedCookie(INVITATIONS_COOKIE, invitationIds)
    return request
  }
}

test.group('What guests saw', () => {
  test('is told once for each page view, to who edits the listing', async ({ client, assert }) => {
    const { owner, admin, viewer, stranger, guest, listing } = await privateListing()
    const link = await invite(client, owner, listing, { label: 'The Bergs' })
    const [image] = await listing.related('images').query()
    const tell = teller(client, listing)
    const open = { invitationIds: [link.id] }
    const visit = randomUUID()
    const first = { parts: ['hero', 'location'], photos: [image.id] }
    const answers = await Promise.all([tell(open, first, visit), tell(open, first, visit)])
    for (const answer of answers) answer.assertStatus(204)
    ;(await tell(open, { parts: ['hero'] }, visit)).assertStatus(204)
    ;(await tell(open, { parts: ['hero'] })).assertStatus(204)
    await db.table('listing_guests').insert({ user_id: guest.id, invitation_id: link.id })
    ;(await tell({ user: guest }, { parts: ['documents', 'agent'] })).assertStatus(204)

    const path = `/api/properties/${listing.slug}/invitations/${link.id}/sights`
    const { guests, photos_count: count } = (await ask(client, admin)('GET', path)).body()
    assert.equal(count, 1)
    assert.lengthOf(guests, 2)
    const [named, unnamed] = guests
    assert.equal(named.user.id, guest.id)
    assert.deepEqual(named.parts, [
      { part: 'documents', times: 1 },
      { part: 'agent', times: 1 },
    ])
    assert.isNull(unnamed.user)
    assert.equal(unnamed.visits_count, 2)
    assert.deepEqual(unnamed.parts, [
      { part: 'hero', times: 2 },
      { part: 'location', times: 1 },
    ])
    assert.containsSubset(unnamed.photos, [{ image: { id: image.id }, times: 1 }])

    ;(await ask(client, viewer)('GET', path)).assertStatus(403)
    ;(await ask(client, stranger)('GET', path)).assertStatus(404)
    ;(await ask(client, null)('GET', path)).assertStatus(401)
    const other = await invite(client, owner, await createPublished(owner, { is_private: true }))
    const elsewhere = `/api/properties/${listing.slug}/invitations/${other.id}/sights`
    ;(await ask(client, owner)('GET', elsewhere)).assertStatus(404)

    const { data } = await exportInvitations(guest)
    assert.containsSubset(data, {
      seen: [{ slug: listing.slug, kind: 'part', subject: 'agent', times: 1 }],
    })
    await ask(client, owner)('DELETE', `/api/properties/${listing.slug}/invitations/${link.id}`)
    assert.isNull(await db.from('listing_sights').where('invitation_id', link.id).first())
  })

  test('is only of the listing itself, and only of who was invited', async ({ client, assert }) => {
    const { owner, stranger, guest, listing } = await privateListing()
    const link = await invite(client, owner, listing)
    const foreign = await storeTestImage(owner)
    const tell = teller(client, listing)
    const open = { invitationIds: [link.id] }
    const strange = { photos: [foreign.id], documents: [randomUUID()] }
    ;(await tell(open, strange)).assertStatus(204)
    const noted = () => db.from('listing_sights').where('invitation_id', link.id)
    assert.lengthOf(await noted(), 0)

    for (const who of [{}, { user: stranger }, { invitationIds: [link.id + 1] }]) {
      ;(await tell(who, { parts: ['hero'] })).assertStatus(404)
    }
    for (const sights of [{ parts: ['nothing'] }, { photos: ['x'] }, { documents: ['x'] }]) {
      ;(await tell(open, sights)).assertStatus(422)
    }
    ;(await tell(open, {}, 'no uuid')).assertStatus(422)
    await transaction((trx) => blockUser({ user: owner, trx }, guest.id))
    await db.table('listing_guests').insert({ user_id: guest.id, invitation_id: link.id })
    ;(await tell({ user: guest }, { parts: ['hero'] })).assertStatus(404)
    await listing.merge({ status: 'archive' }).save()
    ;(await tell(open, { parts: ['hero'] })).assertStatus(404)
    assert.lengthOf(await noted(), 0)
  })
})
