import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { blockUser } from '#app/accounts/blocking/actions/block_user'
import { transaction } from '#app/kernel/database/transaction'
import { createUser } from '#tests/support/users'
import { inDays, listingToAskAbout, someEmail } from './asking.js'
import { leadDesk } from './lead_desk.js'

test.group('Questions of people who are signed in', () => {
  test('are a chat request that names the listing', async ({ client, assert }) => {
    const { realtor, listing, ask, leads } = await listingToAskAbout(client)
    const asker = await createUser()
    const at = inDays(3)
    const answer = await ask({ message: 'Is it quiet?', wants_viewing_at: at.toISO() }, asker)
    answer.assertStatus(201)
    const { chat } = answer.body()
    assert.containsSubset(chat, { type: 'direct', property_id: listing.id, accepted: false })
    const [message] = chat.messages
    assert.equal(message.type, 'property')
    assert.include(message.content, 'Is it quiet?')
    assert.include(message.content, '(Europe/Rome)')
    assert.include(message.content, `/properties/${listing.slug}/viewing.ics?at=`)
    const [file] = /\/properties\/\S+viewing\.ics\?at=\S+/.exec(message.content)!
    const event = (await client.get(file)).text().replaceAll('\r\n ', '')
    const local = at.setZone('Europe/Rome').setLocale('en-US').toFormat('h:mm a')
    assert.include(event, `${local} (Europe/Rome)\\, the home’s local time`)
    assert.containsSubset(message.attachments, [{ kind: 'property' }])
    assert.deepEqual(await leads(), [])

    const requested = await client
      .get('/api/chats/filtered')
      .qs({ type: 'requested' })
      .loginAs(realtor)
    assert.lengthOf(requested.body().chats.data, 1)
  })

  test('are answered in a chat if their sender has an account, else by mail', async ({
    client,
    assert,
  }) => {
    const { realtor, listing, askAsGuest, confirm, leads } = await listingToAskAbout(client)
    const reply = async (email: string) => {
      const found = (await leads()).find((lead) => lead.email === email)
      const { id, chat_url: url } = found!
      const told = await client.get('/api/notifications').loginAs(realtor)
      const urls = told.body().notifications.data.map((notice: { url: string }) => notice.url)
      assert.include(urls, `/dashboard/leads?lead=${id}`)
      return url
    }
    const [member, unverified, blocked] = [
      await createUser(),
      await createUser({ verified: false }),
      await createUser(),
    ]
    const guest = someEmail()
    for (const email of [member.email, unverified.email, blocked.email, guest]) {
      await confirm(await askAsGuest(email))
    }
    await transaction((trx) => blockUser({ user: blocked, trx }, realtor.id))
    assert.equal(await reply(member.email), `/chats?to=${member.id}&property=${listing.id}`)
    for (const email of [unverified.email, blocked.email, guest]) assert.isNull(await reply(email))
  })

  test('don’t tell a realtor who has an account by guessing addresses', async ({
    client,
    assert,
  }) => {
    const { add } = leadDesk(client)
    const member = await createUser()
    const realtor = await createUser({ type: 'realtor' })
    assert.isNull((await add(realtor, { email: member.email })).chat_url)
  })

  test('go once for each key, and into the chat that there is', async ({ client, assert }) => {
    const { ask } = await listingToAskAbout(client)
    const asker = await createUser()
    const once = () => ask({ message: 'Is it quiet?' }, asker).header('idempotency-key', 'one')
    const [first, second] = [await once(), await once()]
    assert.equal(second.body().chat.id, first.body().chat.id)
    const again = await ask({ message: 'And warm?' }, asker)
    assert.equal(again.body().chat.id, first.body().chat.id)
    assert.lengthOf(again.body().chat.messages, 2)
  })

  test('are refused about one’s own, by somebody blocked, unverified or unclear', async ({
    client,
    assert,
  }) => {
    const { realtor, listing, ask } = await listingToAskAbout(client)
    const body = { message: 'Is it quiet?' }
    const [asker, blocked] = [await createUser(), await createUser()]
    ;(await ask(body, realtor)).assertStatus(403)
    ;(await ask(body, await createUser({ verified: false }))).assertStatus(403)
    await transaction((trx) => blockUser({ user: realtor, trx }, blocked.id))
    ;(await ask(body, blocked)).assertStatus(404)
    for (const wrong of [
      {},
      { message: ' ' },
      { message: 'x'.repeat(3001) },
      { ...body, wants_viewing_at: 'soon' },
      { ...body, wants_viewing_at: inDays(-1).toISO() },
      { ...body, wants_viewing_at: inDays(400).toISO() },
    ]) {
      ;(await ask(wrong, asker)).assertStatus(422)
    }
    await listing.merge({ isPrivate: true }).save()
    ;(await ask(body, asker)).assertStatus(404)
    const chats = await db.from('chats').where('property_id', listing.id)
    assert.lengthOf(chats, 0)
  })
})

test.group('A viewing as a calendar file', () => {
  test('is for whoever may see the listing', async ({ client, assert }) => {
    const { listing } = await listingToAskAbout(client)
    const path = `/properties/${listing.slug}/viewing.ics`
    const file = await client.get(path).qs({ at: '2027-03-07T09:30:00Z' })
    file.assertStatus(200)
    file.assertHeader('content-type', 'text/calendar; charset=utf-8')
    const lines = file.text().replaceAll('\r\n ', '').split('\r\n')
    assert.includeMembers(lines, [
      'DTSTART:20270307T093000Z',
      'DTEND:20270307T100000Z',
      'STATUS:TENTATIVE',
      'SUMMARY:Viewing: Casa Livia',
      'LOCATION:Via del Molo 7\\, Portofino\\, Italy',
    ])
    ;(await client.get(path)).assertStatus(404)
    ;(await client.get(path).qs({ at: 'soon' })).assertStatus(404)
    await listing.merge({ isPrivate: true }).save()
    ;(await client.get(path).qs({ at: '2027-03-07T09:30:00Z' })).assertStatus(404)
  })
})
