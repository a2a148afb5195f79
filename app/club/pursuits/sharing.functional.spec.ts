import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { blockUser } from '#app/accounts/blocking/block_user'
import type User from '#app/accounts/user'
import { boardOf, createHomes, placesOf, pursue, share } from '#app/club/pursuits/pursuit_factory'
import { transaction } from '#app/kernel/database/transaction'
import { caller } from '#tests/support/caller'
import { linkIn, nextMailTo } from '#tests/support/mails'
import { LiveUser } from '#tests/support/live_user'
import { createUser } from '#tests/support/users'

const people = (...names: string[]) => Promise.all(names.map((name) => createUser({ name })))

const INVITATIONS = '/api/pursuit-invitations'

async function invitationTo(client: ApiClient, user: User) {
  const { invitations } = await caller(client, user)('get', INVITATIONS, null, 200)
  return invitations[0]
}

const homesOn = async (client: ApiClient, user: User) =>
  (await boardOf(client, user)).map(({ property }) => property?.slug)

test.group('Sharing pursuits', () => {
  test('by handle: accepted, both change one board, and both keep it', async ({
    client,
    assert,
  }) => {
    const [noah, mila] = await people('Noah', 'Mila')
    const [one, two] = await createHomes(2)
    await pursue(noah, one)
    await pursue(mila, two, 'offer')
    const asNoah = caller(client, noah)
    const asMila = caller(client, mila)
    for (let i = 0; i < 2; i++) {
      const { invitation } = await asNoah('post', INVITATIONS, { handle: `@${mila.handle}` }, 201)
      assert.equal(invitation.user.id, mila.id)
    }
    const invitation = await invitationTo(client, mila)
    assert.equal(invitation.invited_by.id, noah.id)
    assert.deepEqual(await db.from('notifications').where('user_id', mila.id).select('kind'), [
      { kind: 'pursuit_invitation' },
    ])
    const answer = await asMila('post', `${INVITATIONS}/${invitation.id}`, { accept: true }, 200)
    assert.equal(answer.partner.id, noah.id)
    for (const user of [noah, mila]) {
      assert.deepEqual(await homesOn(client, user), [one.slug, two.slug])
    }
    const [first] = await boardOf(client, mila)
    await asMila('patch', `/api/pursuits/${first.id}`, { note: 'Cold in winter' }, 200)
    const [seen] = await boardOf(client, noah)
    assert.containsSubset(seen, { note: 'Cold in winter', note_by: { id: mila.id } })

    await asMila('delete', '/api/pursuit-sharing', {}, 200)
    await asMila('delete', '/api/pursuit-sharing', {}, 409)
    await asNoah('delete', '/api/pursuit-sharing', {}, 409)
    const [own] = await boardOf(client, mila)
    assert.containsSubset(own, { note: 'Cold in winter', note_by: { id: mila.id } })
    assert.deepEqual(await homesOn(client, mila), [one.slug, two.slug])
    await asMila('patch', `/api/pursuits/${own.id}`, { note: 'Only mine' }, 200)
    await asMila('patch', `/api/pursuits/${first.id}`, { note: 'Not mine' }, 404)
    assert.equal((await boardOf(client, noah))[0].note, 'Cold in winter')
  })

  test('by email, which tells nobody whose address it is', async ({ client, assert }) => {
    const [noah, mila] = await people('Noah', 'Mila')
    const asNoah = caller(client, noah)
    const mailed = nextMailTo(mila.email)
    const answer = await asNoah('post', INVITATIONS, { email: mila.email.toUpperCase() }, 201)
    assert.containsSubset(answer.invitation, { user: null, email: mila.email })
    assert.include(linkIn(await mailed), '/pursuits')
    await asNoah('post', INVITATIONS, { email: 'nobody-yet@example.com' }, 409)
    await asNoah('delete', `${INVITATIONS}/${answer.invitation.id}`, {}, 200)
    assert.isUndefined(await invitationTo(client, mila))
    const stranger = nextMailTo('nobody-yet@example.com')
    await asNoah('post', INVITATIONS, { email: 'nobody-yet@example.com' }, 201)
    assert.include(linkIn(await stranger), '/pursuits')
  })

  test('is declined, or refused where it makes no sense', async ({ client, assert }) => {
    const [noah, mila, ava] = await people('Noah', 'Mila', 'Ava')
    const asNoah = caller(client, noah)
    await asNoah('post', INVITATIONS, {}, 422)
    await asNoah('post', INVITATIONS, { handle: 'nobody.here' }, 422)
    await asNoah('post', INVITATIONS, { handle: noah.handle }, 422)
    await asNoah('post', INVITATIONS, { email: noah.email }, 422)
    await asNoah('post', INVITATIONS, { handle: mila.handle }, 201)
    const { id } = await invitationTo(client, mila)
    const path = `${INVITATIONS}/${id}`
    await caller(client, ava)('post', path, { accept: true }, 404)
    await asNoah('post', path, { accept: true }, 404)
    await caller(client, mila)('delete', path, {}, 404)
    await caller(client, mila)('post', path, { accept: false }, 200)
    await caller(client, mila)('post', path, { accept: true }, 404)
    assert.isUndefined(await invitationTo(client, mila))

    await share(noah, mila)
    await asNoah('post', INVITATIONS, { handle: ava.handle }, 409)
    await caller(client, ava)('post', INVITATIONS, { handle: mila.handle }, 201)
    const second = await invitationTo(client, mila)
    await caller(client, mila)('post', `${INVITATIONS}/${second.id}`, { accept: true }, 409)
    assert.isNull((await caller(client, ava)('get', '/api/pursuits', null, 200)).partner)
  })

  test('joins what both had of one home, and loses no note', async ({ client, assert }) => {
    const [noah, mila] = await people('Noah', 'Mila')
    const homes = await createHomes(3)
    const ids: Record<string, number> = {}
    for (const home of homes) ids[`noah ${home.id}`] = await pursue(noah, home, 'contacted')
    for (const home of homes.slice(0, 2)) ids[`mila ${home.id}`] = await pursue(mila, home)
    const write = (user: User, key: string, change: object) =>
      caller(client, user)('patch', `/api/pursuits/${ids[key]}`, change, 200)
    await write(noah, `noah ${homes[0].id}`, { note: 'Low ceilings', rating: 2 })
    await write(mila, `mila ${homes[0].id}`, { note: 'Good light', stage: 'visited' })
    await write(mila, `mila ${homes[1].id}`, { note: 'Ask Ava', rating: 5 })
    await share(noah, mila)
    const board = await boardOf(client, mila)
    assert.lengthOf(board, 3)
    const of = (index: number) => board.find(({ property }) => property?.slug === homes[index].slug)
    assert.containsSubset(of(0), {
      stage: 'visited',
      rating: 2,
      note: 'Noah: Low ceilings\n\nMila: Good light',
    })
    assert.containsSubset(of(1), { stage: 'watching', rating: 5, note: 'Ask Ava' })
    assert.deepEqual(await placesOf(noah), { contacted: [0], visited: [0], watching: [0] })
  })

  test('what one has saved stays when the other lets it go', async ({ client, assert }) => {
    const [noah, mila] = await people('Noah', 'Mila')
    const [home] = await createHomes(1)
    await share(noah, mila)
    const path = `/api/properties/${home.slug}/save`
    await caller(client, noah)('post', path, {}, 200)
    await caller(client, mila)('post', path, {}, 200)
    await caller(client, noah)('delete', path, {}, 200)
    assert.lengthOf(await boardOf(client, noah), 1)
    await caller(client, mila)('delete', path, {}, 200)
    assert.isEmpty(await boardOf(client, noah))
  })

  test('each sees only the listings they may see', async ({ client, assert }) => {
    const [noah, mila] = await people('Noah', 'Mila')
    const owner = await createUser({ type: 'realtor' })
    const [home] = await createHomes(1, owner)
    await pursue(noah, home)
    await share(noah, mila)
    await transaction((trx) => blockUser({ user: mila, trx }, owner.id))
    assert.equal((await boardOf(client, noah))[0].property?.slug, home.slug)
    assert.isNull((await boardOf(client, mila))[0].property)
  })

  test('both hear of every change', async ({ client, assert }) => {
    const [noah, mila] = await people('Noah', 'Mila')
    const [home] = await createHomes(1)
    const id = await pursue(noah, home)
    await share(noah, mila)
    const live = await LiveUser.open(mila)
    const channel = `private-user.${mila.id}`
    assert.isTrue(await live.join(channel))
    await caller(client, noah)('patch', `/api/pursuits/${id}`, { stage: 'visited' }, 200)
    await live.hears('pursuits.updated', channel)
    await caller(client, noah)('delete', '/api/pursuit-sharing', {}, 200)
    await live.hears('pursuits.updated', channel, 2)
    live.close()
  })
})
