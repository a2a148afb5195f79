import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { blockUser } from '#app/accounts/blocking/block_user'
import { transaction } from '#app/kernel/database/transaction'
import { eventually } from '#tests/support/eventually'
import { createUser } from '#tests/support/users'
import { inDays, listingToAskAbout, someEmail } from '#app/leads/tests/asking'
import { leadDesk } from '#app/leads/tests/lead_desk'

test.group('Questions of people who are signed in', () => {
  test('are a chat request that names the listing, and a lead', async ({ client, assert }) => {
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
    assert.include(message.content, '(Rome time)')
    assert.include(message.content, 'suit you for a viewing?')
    assert.include(message.content, `/properties/${listing.slug}/viewing.ics?at=`)
    const [file] = /\/properties\/\S+viewing\.ics\?at=\S+/.exec(message.content)!
    const calendar = (await client.get(file)).text().replaceAll('\r\n ', '')
    const local = at.setZone('Europe/Rome').setLocale('en-US').toFormat('h:mm\u00a0a')
    assert.include(calendar, `${local} (Rome time)\\, the home’s local time`)
    assert.containsSubset(message.attachments, [{ kind: 'property' }])
    const [lead, ...others] = await leads()
    assert.deepEqual(others, [])
    assert.containsSubset(lead, {
      ...{ name: asker.name, email: asker.email, source: 'inquiry', stage: 'new' },
      chat_url: `/chats?to=${asker.id}&property=${listing.id}`,
    })
    const [event, ...more] = lead!.events
    assert.deepEqual(more, [])
    assert.containsSubset(event, {
      ...{ kind: 'inquiry', message: 'Is it quiet?', url: `/chats?chat=${chat.id}` },
      wants_viewing_at: at.toISO(),
    })

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
      assert.include(urls, `/dashboard/leads/${id}`)
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

  test('add to the one lead there is, whether asked as a guest, signed in or at once', async ({
    client,
    assert,
  }) => {
    const { realtor, ask, askAsGuest, confirm, leads } = await listingToAskAbout(client)
    const asker = await createUser()
    await confirm(await askAsGuest(asker.email))
    await Promise.all([1, 2, 3].map(() => ask({ message: 'Is it quiet?' }, asker)))
    await ask({ message: 'And warm?' }, asker)
    const [lead, ...others] = await leads()
    assert.deepEqual(others, [])
    assert.deepEqual(
      lead!.events.map(({ kind, message }) => [kind, message]),
      [
        ['inquiry', 'Is the garden walled?'],
        ['inquiry', 'Is it quiet?'],
        ['inquiry', 'And warm?'],
      ]
    )
    const told = await client.get('/api/notifications').loginAs(realtor)
    const kinds: string[] = told
      .body()
      .notifications.data.map((notice: { kind: string }) => notice.kind)
    assert.lengthOf(
      kinds.filter((kind) => kind === 'lead'),
      1,
      'the chat tells of the others'
    )
  })

  test('make a lead of whoever writes from the page of a listing', async ({ client, assert }) => {
    const { realtor, listing, leads } = await listingToAskAbout(client)
    const asker = await createUser()
    const call = (path: string, body: object, user = asker) =>
      client.post(path).json(body).accept('json').withCsrfToken().loginAs(user)
    const { chat } = (
      await call('/api/chats', { user_ids: [realtor.id], property_id: listing.id })
    ).body()
    assert.deepEqual(await leads(), [], 'nothing is said yet')
    await call(`/api/chats/${chat.id}/messages`, { content: 'Is it quiet?' })
    const lead = await eventually(async () => (await leads())[0])
    assert.containsSubset(lead, { email: asker.email, source: 'inquiry' })
    assert.containsSubset(lead.events, [
      { kind: 'inquiry', message: 'Is it quiet?', url: `/chats?chat=${chat.id}` },
    ])

    const stranger = await createUser()
    const other = (await call('/api/chats', { user_ids: [realtor.id] }, stranger)).body().chat
    await call(`/api/chats/${other.id}/messages`, { content: 'Hello' }, stranger)
    await call(`/api/chats/${chat.id}/messages`, { content: 'And warm?' })
    const found = await leads()
    assert.lengthOf(found, 1)
    assert.lengthOf(found[0]!.events, 1)
  })

  test('make no lead for a realtor who declined to chat', async ({ client, assert }) => {
    const { realtor, ask, leads } = await listingToAskAbout(client)
    const asker = await createUser()
    const { chat } = (await ask({ message: 'Is it quiet?' }, asker)).body()
    await client
      .post(`/api/chats/${chat.id}/respond`)
      .json({ accept: false })
      .accept('json')
      .withCsrfToken()
      .loginAs(realtor)
    const [lead] = await leads()
    ;(await ask({ message: 'And warm?' }, asker)).assertStatus(201)
    assert.deepEqual((await leads())[0]!.events, lead!.events)
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
