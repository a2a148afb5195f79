import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { transaction } from '#app/kernel/database/transaction'
import { sweepSignUps } from '#app/farm/forms/sweep_sign_ups_job'
import { formEmbedCode } from '#app/farm/forms/form_options'
import { linkIn, nextMailTo } from '#tests/support/mails'
import { createUser, uniqueHandle } from '#tests/support/users'
import { farmer } from '#app/farm/tests/farming'

const someEmail = () => `${uniqueHandle()}@example.com`

async function formOf(client: ApiClient) {
  const farm = await farmer(client)
  const made = await farm.send('post', '/api/farm/forms', {
    form: { name: 'Harbor news', headline: 'New homes first', tags: ['news'] },
  })
  made.assertStatus(201)
  const { form } = made.body()
  const join = (body: object) => client.post(`/join/${form.slug}`).accept('json').json(body)
  const confirm = (page: string) => client.post(page).accept('json').withCsrfToken()
  const signUp = async (email: string, more: object = {}) => {
    const mailed = nextMailTo(email)
    const answer = await join({ name: 'Noah', email, consent: true, ...more })
    answer.assertStatus(202)
    return linkIn(await mailed)
  }
  const contacts = async () => (await farm.read('/api/farm/contacts')).body().contacts.data
  return { ...farm, form, join, confirm, signUp, contacts }
}

test.group('Sign-up forms', () => {
  test('ask for consent twice, and keep both as evidence', async ({ client, assert }) => {
    const { user, form, confirm, signUp, contacts, read } = await formOf(client)
    const email = someEmail()
    const page = await signUp(email, { email: email.toUpperCase() })
    assert.match(page, new RegExp(`^/join/${form.slug}/confirm/`))
    const [pending] = await contacts()
    assert.containsSubset(pending, { email, tags: [], consent: { status: 'pending' } })
    const opened = await client.get(page)
    opened.assertStatus(200)
    assert.equal((await contacts())[0].consent.status, 'pending', 'opening changes nothing')

    for (let round = 0; round < 2; round++) {
      const answer = await confirm(page)
      answer.assertStatus(200)
    }
    const [contact] = await contacts()
    assert.containsSubset(contact, {
      name: 'Noah',
      tags: ['news'],
      consent: { status: 'confirmed' },
    })
    assert.include(contact.consent.text, user.name)
    assert.include(contact.consent.source, `/join/${form.slug}`)

    const kept = await read(`/api/farm/contacts/${contact.id}/consents?format=json`)
    const { consents } = JSON.parse(kept.text())
    assert.deepEqual(
      consents.map(({ kind }: { kind: string }) => kind),
      ['asked', 'confirmed']
    )
    assert.isNotEmpty(consents[0].address)
    assert.include((await read('/api/farm/contacts/consents')).text(), email)

    const leads = (await read('/api/leads')).body().leads.data
    assert.containsSubset(leads, [{ email, source: 'form', contact_id: contact.id }])
    assert.lengthOf(leads, 1)
  })

  test('ask for a second consent to know clicks, and never need it', async ({ client, assert }) => {
    const { form, user, confirm, signUp, contacts, read } = await formOf(client)
    const [without, withClicks] = [someEmail(), someEmail()]
    await confirm(await signUp(without))
    const page = await signUp(withClicks, { clicks: true })
    const shown = async () => {
      const all: { email: string; consent: { shows_clicks: boolean } }[] = await contacts()
      return all.filter(({ consent }) => consent.shows_clicks).map(({ email }) => email)
    }
    assert.deepEqual(await shown(), [], 'not before they confirm')
    await confirm(page)
    assert.deepEqual(await shown(), [withClicks])
    const [{ id }] = (await contacts()).filter(
      ({ email }: { email: string }) => email === withClicks
    )
    const kept = await read(`/api/farm/contacts/${id}/consents?format=json`)
    const { consents } = JSON.parse(kept.text())
    assert.sameDeepMembers(
      consents.map(({ kind, purpose }: { kind: string; purpose: string }) => [kind, purpose]),
      [
        ['asked', 'email'],
        ['asked', 'clicks'],
        ['confirmed', 'email'],
        ['confirmed', 'clicks'],
      ]
    )
    const code = formEmbedCode({ url: `/join/${form.slug}`, headline: 'x', text: null }, user.name)
    assert.match(code, /name="clicks" type="checkbox" value="true">/)
    assert.notMatch(code, /name="clicks"[^>]*(required|checked)/)
  })

  test('change nothing about somebody known before they confirm', async ({ client, assert }) => {
    const { signUp, contacts, addContact, confirm } = await formOf(client)
    const email = someEmail()
    await addContact({ name: 'Anna', email, tags: ['old'] })
    const page = await signUp(email, { name: 'Mallory' })
    assert.containsSubset((await contacts())[0], { name: 'Anna', tags: ['old'] })
    await confirm(page)
    assert.containsSubset((await contacts())[0], { name: 'Anna', tags: ['old', 'news'] })
  })

  test('refuse what is incomplete, thank bots, and mail once', async ({ client, assert }) => {
    const { join, contacts, signUp } = await formOf(client)
    const whole = { name: 'Noah', email: someEmail(), consent: true }
    for (const wrong of [
      { name: '' },
      { email: 'x' },
      { consent: false },
      { consent: undefined },
    ]) {
      const refused = await join({ ...whole, ...wrong })
      refused.assertStatus(422)
    }
    const bot = await join({ ...whole, website: 'https://spam.example' })
    bot.assertStatus(202)
    assert.lengthOf(await contacts(), 0)
    await signUp(whole.email)
    const again = await join(whole)
    again.assertStatus(202)
    const mails = await db.from('farm_sign_ups').where('email', whole.email)
    assert.lengthOf(mails, 1)
    const unknown = await client.post('/join/nowhere').accept('json').json(whole)
    unknown.assertStatus(404)
  })

  test('count per mailbox', async ({ client }) => {
    const email = someEmail()
    for (let round = 0; round < 3; round++) {
      const { join } = await formOf(client)
      const answer = await join({ name: 'Noah', email, consent: true })
      answer.assertStatus(202)
    }
    const { join } = await formOf(client)
    const refused = await join({ name: 'Noah', email, consent: true })
    refused.assertStatus(429)
  })

  test('forget who never confirmed', async ({ client, assert }) => {
    const { signUp, contacts, addContact, confirm } = await formOf(client)
    const known = someEmail()
    await addContact({ name: 'Anna', email: known, phone: '1' })
    await signUp(known)
    const page = await signUp(someEmail())
    await db.from('farm_sign_ups').update({ expires_at: new Date(Date.now() - 1000) })
    const late = await confirm(page)
    late.assertStatus(404)
    await transaction((trx) => sweepSignUps({ trx }))
    assert.deepEqual(
      (await contacts()).map(({ email }: { email: string }) => email),
      [known]
    )
  })

  test('are nobody else’s to change', async ({ client }) => {
    const { form, addContact } = await formOf(client)
    const { id: contactId } = await addContact({ name: 'Theirs' })
    const stranger = await formOf(client)
    const member = await farmer(client, await createUser())
    for (const [person, status] of [
      [stranger, 404],
      [member, 403],
    ] as const) {
      for (const refused of [
        await person.send('patch', `/api/farm/forms/${form.id}`, { form: { name: 'x' } }),
        await person.send('delete', `/api/farm/forms/${form.id}`),
        await person.read(`/farm/forms/${form.id}/poster`),
        await person.read(`/api/farm/contacts/${contactId}/consents`),
      ]) {
        refused.assertStatus(status)
      }
    }
  })

  test('can be embedded as small, plain HTML', ({ assert }) => {
    const form = { url: 'https://a.test/join/x', headline: '<b>"', text: 'x'.repeat(600) }
    const code = formEmbedCode(form, 'Anna & Co')
    assert.isBelow(Buffer.byteLength(code), 15_000)
    assert.include(code, '&lt;b&gt;&quot;')
    assert.include(code, 'Anna &amp; Co')
    assert.notMatch(code, /<script|<img|<iframe|onclick/)
  })
})

test.group('Segments and bulk changes', () => {
  test('are saved filters', async ({ client, assert }) => {
    const { send, read } = await farmer(client)
    const made = await send('post', '/api/farm/segments', {
      segment: { name: 'Buyers', filter: { tags: ['buyer'], nonsense: 1, consent: ['confirmed'] } },
    })
    made.assertStatus(201)
    const { segment } = made.body()
    assert.deepEqual(segment.filter, { tags: ['buyer'], consent: ['confirmed'] })
    const twice = await send('post', '/api/farm/segments', {
      segment: { name: 'buyers', filter: {} },
    })
    twice.assertStatus(422)
    const path = `/api/farm/segments/${segment.id}`
    const renamed = await send('patch', path, { segment: { name: 'Ready' } })
    assert.equal(renamed.body().segment.name, 'Ready')
    const stranger = await farmer(client)
    await stranger.addContact({ name: 'Mine' })
    for (const refused of [
      await stranger.send('patch', path, { segment: { name: 'x' } }),
      await stranger.send('delete', path),
    ]) {
      refused.assertStatus(404)
    }
    await send('delete', path)
    assert.lengthOf((await read('/api/farm/segments')).body().segments.data, 0)
  })

  test('tag and delete many at once, only of one’s own', async ({ client, assert }) => {
    const { send, read, addContact } = await farmer(client)
    const stranger = await farmer(client)
    const theirs = await stranger.addContact({ name: 'Theirs' })
    const [anna, bert] = [await addContact({ name: 'Anna' }), await addContact({ name: 'Bert' })]
    const change = async (contacts: object) => {
      const answer = await send('post', '/api/farm/contacts/changes', { contacts })
      answer.assertStatus(200)
      return answer.body().changed
    }
    const ids = [anna.id, bert.id, theirs.id]
    assert.equal(await change({ ids, change: 'tag', tag: 'vip' }), 2)
    assert.equal(await change({ ids, change: 'tag', tag: 'vip' }), 0)
    assert.equal(await change({ filter: { q: 'anna' }, change: 'untag', tag: 'vip' }), 1)
    assert.equal((await read('/api/farm/contacts?tags=vip')).body().total, 1)
    assert.equal(await change({ filter: {}, change: 'delete' }), 2)
    assert.equal((await stranger.read('/api/farm/contacts')).body().total, 1)
    const unknown = [{ tag: ['vip'] }, { consent: ['confrimed'] }, { q: 'anna', lead: 'maybe' }]
    const broad = unknown.map((filter) => ({ filter, change: 'delete' }))
    const wrong = [{ change: 'delete' }, { ids, change: 'tag' }, { ids, change: 'x' }]
    for (const contacts of [...wrong, ...broad]) {
      const refused = await send('post', '/api/farm/contacts/changes', { contacts })
      refused.assertStatus(422)
    }
  })
})
