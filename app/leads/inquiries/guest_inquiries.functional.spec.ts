import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { blockUser } from '#app/accounts/blocking/block_user'
import { transaction } from '#app/kernel/database/transaction'
import Inquiry from '#app/leads/inquiries/inquiry'
import { createPublished } from '#app/properties/tests/property_factory'
import { listenerOf } from '#app/webhooks/tests/listener'
import { CookieClient } from '#tests/support/cookie_client'
import { linkIn, nextMailTo } from '#tests/support/mails'
import { createUser } from '#tests/support/users'
import { inDays, listingToAskAbout, someEmail } from '#app/leads/tests/asking'

test.group('Questions of people who are signed out', () => {
  test('are a lead once their address is confirmed, by a button', async ({ client, assert }) => {
    const { realtor, listing, askAsGuest, confirm, leads } = await listingToAskAbout(client)
    const hook = await listenerOf(realtor, { events: ['lead.created', 'lead.updated'] })
    const email = someEmail()
    const at = inDays(5)
    const page = await askAsGuest(email, { phone: '+1 555', wants_viewing_at: at.toISO() })
    assert.match(page, /^\/inquiries\/[\w-]{43}$/)
    ;(await client.get(page)).assertStatus(200)
    assert.deepEqual(await leads(), [], 'opening the link sends nothing')

    const answers = await Promise.all([confirm(page), confirm(page)])
    for (const answer of answers) answer.assertStatus(200)
    ;(await confirm(page)).assertStatus(200)
    const [lead, ...others] = await leads()
    assert.deepEqual(others, [])
    assert.containsSubset(lead, {
      name: 'Noah Berg',
      email,
      phone: '+1 555',
      stage: 'new',
      source: 'inquiry',
      property: { slug: listing.slug, name: listing.name },
      assigned_to: { id: realtor.id },
      contact_id: null,
      notes: [],
      reminders: [],
    })
    assert.lengthOf(lead!.events, 1)
    assert.containsSubset(lead!.events[0], {
      kind: 'inquiry',
      message: 'Is the garden walled?',
      wants_viewing_at: at.toJSDate().toISOString(),
    })

    const told = await client.get('/api/notifications').loginAs(realtor)
    assert.containsSubset(told.body().notifications.data, [{ kind: 'lead' }])
    const deliveries = await db.from('webhook_deliveries').where('webhook_id', hook.id)
    assert.deepEqual(
      deliveries.map(({ event }) => event),
      ['lead.created']
    )
    assert.include(deliveries[0].body, email)
  })

  test('add to the one lead of their address', async ({ client, assert }) => {
    const { realtor, listing, askAsGuest, confirm, leads } = await listingToAskAbout(client)
    const email = someEmail()
    await confirm(await askAsGuest(email))
    const second = await askAsGuest(email, { message: 'And a well?', email: email.toUpperCase() })
    await confirm(second)
    const [lead, ...others] = await leads()
    assert.deepEqual(others, [])
    assert.deepEqual(
      lead!.events.map(({ message }) => message),
      ['Is the garden walled?', 'And a well?']
    )
    assert.equal(lead!.assigned_to.id, realtor.id)
    assert.equal(lead!.property!.id, listing.id)
  })

  test('are sent and confirmed by a browser that knows nothing yet', async ({ client, assert }) => {
    const { listing, leads } = await listingToAskAbout(client)
    const email = someEmail()
    const [visitor, reader] = [new CookieClient(), new CookieClient()]
    const path = `/properties/${listing.slug}/ask`
    assert.equal((await visitor.get(path, { accept: 'text/html' })).status, 200)
    const mailed = nextMailTo(email)
    const sent = await visitor.post(path, { name: 'Noah Berg', email, message: 'Is it quiet?' })
    assert.equal(sent.status, 202)
    const page = linkIn(await mailed)
    assert.equal((await reader.get(page, { accept: 'text/html' })).status, 200)
    assert.equal((await reader.post(page, {})).status, 200)
    assert.lengthOf(await leads(), 1)
  })

  test('sent twice are mailed once', async ({ client, assert }) => {
    const { listing, ask, askAsGuest } = await listingToAskAbout(client)
    const email = someEmail()
    await askAsGuest(email)
    const same = { name: 'Noah Berg', email, message: 'Is the garden walled?' }
    ;(await ask(same)).assertStatus(202)
    assert.lengthOf(await Inquiry.query().where('property_id', listing.id), 1)
  })

  test('are answered alike whoever has the address', async ({ client, assert }) => {
    const { realtor, askAsGuest, confirm, leads } = await listingToAskAbout(client)
    const [member, blocked] = [await createUser(), await createUser()]
    await transaction((trx) => blockUser({ user: realtor, trx }, blocked.id))
    for (const { email } of [member, blocked, realtor]) {
      const page = await askAsGuest(email)
      const answer = await confirm(page)
      answer.assertStatus(200)
      assert.equal(answer.body().status, 'success')
    }
    assert.deepEqual(
      (await leads()).map(({ email }) => email),
      [member.email]
    )
  })

  test('are refused where they can’t be answered', async ({ client, assert }) => {
    const { realtor, listing, ask } = await listingToAskAbout(client)
    const body = { name: 'Noah Berg', email: someEmail(), message: 'Is it quiet?' }
    for (const wrong of [
      { ...body, name: '' },
      { ...body, name: 'buy.now.example' },
      { ...body, email: 'x' },
      { ...body, message: '' },
      { ...body, wants_viewing_at: inDays(-1).toISO() },
    ]) {
      ;(await ask(wrong)).assertStatus(422)
    }
    ;(await ask({ ...body, website: 'https://spam.example' })).assertStatus(202)
    assert.lengthOf(await Inquiry.query().where('property_id', listing.id), 0)
    const hidden = await createPublished(realtor, { is_private: true })
    const path = `/api/properties/${hidden.slug}/inquiries`
    ;(await client.post(path).json(body).accept('json').withCsrfToken()).assertStatus(404)
  })

  test('count for seven days, and not once the listing is gone', async ({ client, assert }) => {
    const { listing, askAsGuest, confirm, leads } = await listingToAskAbout(client)
    const [old, late] = [await askAsGuest(someEmail()), await askAsGuest(someEmail())]
    const first = await Inquiry.query().where('property_id', listing.id).orderBy('id').firstOrFail()
    await first.merge({ expiresAt: DateTime.now().minus({ seconds: 1 }) }).save()
    ;(await confirm(old)).assertStatus(404)
    ;(await client.get(old)).assertStatus(200)
    await listing.merge({ isPrivate: true }).save()
    ;(await confirm(late)).assertStatus(200)
    assert.deepEqual(await leads(), [])
    ;(await confirm('/inquiries/nothing')).assertStatus(404)
  })

  test('are few from one address to one mailbox', async ({ client }) => {
    const { ask } = await listingToAskAbout(client)
    const email = someEmail()
    const statuses: number[] = []
    for (let count = 0; count < 4; count++) {
      const answer = await ask({ name: 'Noah', email, message: `Question ${count}` })
      statuses.push(answer.status())
    }
    if (statuses.join() !== '202,202,202,429') throw new Error(statuses.join())
  })
})
