import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { runAccountDeletionSteps } from '#app/accounts/deletion/deletion_steps'
import { transaction } from '#app/kernel/database/transaction'
import { INVITATIONS_COOKIE } from '#app/kernel/http/cookie_names'
import { MAX_INVITATIONS_PER_LISTING } from '#app/properties/invitations/invitation_options'
import ListingInvitation from '#app/properties/invitations/listing_invitation'
import { get, invite, privateListing, type Viewer } from '#app/properties/tests/private_listing'
import { createPublished } from '#app/properties/tests/property_factory'
import TeamInvitation from '#app/teams/invitations/team_invitation'
import { ask } from '#app/teams/tests/ask'
import { CookieClient } from '#tests/support/cookie_client'
import { linkIn, nextMailTo } from '#tests/support/mails'
import { createUser, uniqueHandle } from '#tests/support/users'

test.group('Invitations to private listings', () => {
  test('a link opens one in a browser without its token, and counts who came', async ({
    client,
    assert,
  }) => {
    const { owner, listing, stranger } = await privateListing()
    const link = await invite(client, owner, listing, { label: 'The Bergs' })
    const stored = await ListingInvitation.findOrFail(link.id)
    assert.notInclude(link.path, stored.tokenHash!)

    const browser = new CookieClient()
    const see = () => browser.get(`/properties/${listing.slug}`, { accept: 'text/html' })
    assert.equal((await see()).status, 404)
    const { status, location, headers } = await browser.get(link.path, { accept: 'text/html' })
    assert.deepEqual([status, location], [302, `/properties/${listing.slug}`])
    assert.equal(headers.get('referrer-policy'), 'no-referrer')
    assert.equal(headers.get('cache-control'), 'private, no-store')
    const cookie = headers.getSetCookie().find((line) => line.startsWith(INVITATIONS_COOKIE))
    assert.match(cookie ?? '', /httponly/i)
    assert.equal((await see()).status, 200)
    assert.equal((await stored.refresh()).visitsCount, 0)

    const view = (viewer: Viewer) => {
      const request = client.post(`/api/properties/${listing.slug}/views`)
      if (viewer.user) request.loginAs(viewer.user)
      if (viewer.invitationIds) {
        request.withEncryptedCookie(INVITATIONS_COOKIE, viewer.invitationIds)
      }
      return request
    }
    ;(await view({})).assertStatus(404)
    ;(await view({ user: stranger })).assertStatus(404)
    ;(await view({ invitationIds: [link.id] })).assertStatus(204)
    ;(await view({ user: stranger, invitationIds: [link.id] })).assertStatus(204)
    const path = `/api/properties/${listing.slug}/invitations`
    const { invitations } = (await ask(client, owner)('GET', path)).body()
    assert.containsSubset(invitations, [
      { id: link.id, label: 'The Bergs', visits_count: 2, is_usable: true },
    ])
    assert.isString(invitations[0].last_visited_at)
    const onAnotherDevice = await get(client, `/properties/${listing.slug}`, { user: stranger })
    onAnotherDevice.assertStatus(200)
  })

  test('close again when a link is withdrawn or ends, or the listing goes offline', async ({
    client,
    assert,
  }) => {
    const { owner, listing } = await privateListing()
    const link = await invite(client, owner, listing, { expires_in_days: 7 })
    const path = `/properties/${listing.slug}`
    const told = 'This link no longer works'
    const sees = async () => {
      const page = await get(client, path, { invitationIds: [link.id] })
      if (page.status() === 200) return true
      page.assertStatus(404)
      assert.include(page.text(), told, 'to a guest who comes back')
      for (const secret of [listing.name!, owner.name]) assert.notInclude(page.text(), secret)
      return false
    }
    const ends = async () => {
      const answer = await get(client, link.path, {})
      if (answer.status() === 302) return false
      answer.assertStatus(404)
      assert.include(answer.text(), told)
      for (const secret of [listing.slug, listing.name!, owner.name]) {
        assert.notInclude(answer.text(), secret)
      }
      return true
    }
    assert.deepEqual([await sees(), await ends()], [true, false])
    for (const status of ['archive', 'draft'] as const) {
      await listing.merge({ status }).save()
      assert.deepEqual([await sees(), await ends()], [false, true])
    }
    await listing.merge({ status: 'publish' }).save()
    await db
      .from('listing_invitations')
      .where('id', link.id)
      .update({ expires_at: new Date(0) })
    assert.deepEqual([await sees(), await ends()], [false, true])
    await db.from('listing_invitations').where('id', link.id).update({ expires_at: null })
    assert.deepEqual([await sees(), await ends()], [true, false])
    const remove = () => ask(client, owner)('DELETE', `/api${path}/invitations/${link.id}`)
    ;(await remove()).assertStatus(200)
    assert.deepEqual([await sees(), await ends()], [false, true])
    ;(await remove()).assertStatus(404)
    assert.include((await get(client, '/i/nothing', {})).text(), told)
    assert.notInclude((await get(client, path, {})).text(), told, 'to others')
    const live = await invite(client, owner, await createPublished(owner, { is_private: true }))
    const elsewhere = await get(client, path, { invitationIds: [live.id] })
    elsewhere.assertStatus(404)
    assert.notInclude(elsewhere.text(), told, 'to guests whose links work')
    for (const token of ['nothing', '__proto__']) {
      const answer = await client.get(`/i/${token}`).accept('json')
      answer.assertStatus(404)
      assert.deepEqual(answer.body(), { message: 'Not found.' })
    }
  })

  test('are opened to others by who may edit them, within limits', async ({ client, assert }) => {
    const { owner, admin, viewer, stranger, listing } = await privateListing()
    const path = `/api/properties/${listing.slug}/invitations`
    ;(await ask(client, admin)('POST', path, {})).assertStatus(201)
    for (const method of ['GET', 'POST'] as const) {
      ;(await ask(client, viewer)(method, path, method === 'POST' ? {} : undefined)).assertStatus(
        403
      )
      ;(await ask(client, stranger)(method, path, method === 'POST' ? {} : undefined)).assertStatus(
        404
      )
    }
    for (const body of [{ expires_in_days: 8 }, { email: 'nobody' }, { label: 'x'.repeat(61) }]) {
      ;(await ask(client, owner)('POST', path, body)).assertStatus(422)
    }
    const open = await createPublished(owner)
    const refused = await ask(client, owner)('POST', `/api/properties/${open.slug}/invitations`, {})
    refused.assertStatus(409)
    await ListingInvitation.createMany(
      Array.from({ length: MAX_INVITATIONS_PER_LISTING - 1 }, () => ({
        propertyId: listing.id,
        visitsCount: 0,
      }))
    )
    ;(await ask(client, owner)('POST', path, {})).assertStatus(409)
    assert.lengthOf(
      (await ask(client, owner)('GET', path)).body().invitations,
      MAX_INVITATIONS_PER_LISTING
    )
  })

  test('aren’t for whoever can open the listing anyway', async ({ client, assert }) => {
    const { owner, admin, team, listing } = await privateListing()
    const path = `/api/properties/${listing.slug}/invitations`
    const told = async (email: string) => {
      const answer = await ask(client, owner)('POST', path, { email })
      answer.assertStatus(422)
      return answer.body().errors.email
    }
    assert.deepEqual(await told(owner.email), [
      'This is your own address. You can open the listing already.',
    ])
    // whose address the team doesn’t know isn’t told
    const unknown = await ask(client, owner)('POST', path, { email: admin.email })
    unknown.assertStatus(201)
    await TeamInvitation.create({
      teamId: team.id,
      email: admin.email,
      role: 'admin',
      status: 'accepted',
      tokenHash: null,
      invitedByUserId: owner.id,
      expiresAt: DateTime.now().plus({ days: 1 }),
    })
    assert.deepEqual(await told(admin.email), [
      `${admin.name} is in the listing’s team and can open it already.`,
    ])
  })

  test('an emailed link is only in the mail, and the latest mail counts', async ({
    client,
    assert,
  }) => {
    const { owner, listing } = await privateListing()
    const email = `${uniqueHandle()}@example.com`
    const mailed = async () => {
      const mail = nextMailTo(email)
      const { answer, path } = await invite(client, owner, listing, { email })
      assert.isNull(path)
      assert.notInclude(answer.text(), '/i/')
      const message = await mail
      assert.include(message.subject, listing.name!)
      return linkIn(message)
    }
    const first = await mailed()
    ;(await get(client, first, {})).assertStatus(302)
    const second = await mailed()
    ;(await get(client, first, {})).assertStatus(404)
    ;(await get(client, second, {})).assertStatus(302)
    const links = () => ListingInvitation.query().where('property_id', listing.id)
    assert.lengthOf(await links(), 1)
    const invited = await createUser({ email })
    await transaction((trx) => runAccountDeletionSteps(invited, trx))
    assert.lengthOf(await links(), 0)
  })
})
