import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { sweepSignUps } from '#app/farm/forms/sweep_sign_ups_job'
import { consentPath, passPath } from '#app/farm/visitors/visitor_codes'
import { VISITOR_CONSENT_SENTENCE } from '#app/farm/open_houses/open_house_options'
import { openHouseToVisit, someEmail } from '#app/farm/tests/open_house_factory'
import { transaction } from '#app/kernel/database/transaction'
import { linkIn, nextMailTo } from '#tests/support/mails'
import { createUser } from '#tests/support/users'

async function visitedHouse(client: ApiClient) {
  const visit = await openHouseToVisit(client)
  const { realtor } = visit
  const contactOf = async (email: string) => {
    const found = await client.get('/api/farm/contacts').qs({ q: email }).loginAs(realtor)
    return found.body().contacts.data[0]
  }
  const evidenceOf = async (id: number) => {
    const path = `/api/farm/contacts/${id}/consents?format=json`
    return JSON.parse((await client.get(path).loginAs(realtor)).text()).consents
  }
  const post = (path: string) => client.post(path).accept('json').withCsrfToken()
  return { ...visit, contactOf, evidenceOf, post }
}

test.group('Consent of visitors', () => {
  test('makes a contact that waits until they confirm by mail', async ({ client, assert }) => {
    const { register, visitors, contactOf, evidenceOf, post } = await visitedHouse(client)
    const email = someEmail()
    const asked = nextMailTo(email, /write to you/)
    ;(await register({ email, phone: '+39 010 1' })).assertStatus(201)
    const contact = await contactOf(email)
    assert.equal(contact.consent.status, 'pending')
    assert.isNull(contact.phone, 'anyone can enter any address')
    const mail = await asked
    assert.isEmpty(mail.attachments ?? [])
    assert.include(String(mail.text), VISITOR_CONSENT_SENTENCE)
    const path = linkIn(mail)

    ;(await client.get(path)).assertStatus(200)
    assert.equal((await contactOf(email)).consent.status, 'pending', 'opening changes nothing')
    const answers = await Promise.all([post(path), post(path)])
    for (const answer of answers) answer.assertStatus(200)
    const confirmed = await contactOf(email)
    assert.equal(confirmed.consent.status, 'confirmed')
    assert.equal(confirmed.phone, '+39 010 1')
    const evidence: { kind: string; wording: string; source: string; address: string }[] =
      await evidenceOf(contact.id)
    assert.deepEqual(
      evidence.map(({ kind, wording }) => [kind, wording]),
      [
        ['asked', VISITOR_CONSENT_SENTENCE],
        ['confirmed', VISITOR_CONSENT_SENTENCE],
      ]
    )
    assert.include(evidence[0].source, '/register')
    assert.notInclude(evidence[1].source, path.split('/').at(-1)!, 'no key in the evidence')
    assert.isTrue((await visitors())[0].consent.is_confirmed)
  })

  test('is given at the door, too, and asked for once', async ({ client, assert }) => {
    const { register, signIn, contactOf, evidenceOf } = await visitedHouse(client)
    const email = someEmail()
    await register({ email, consent: false })
    assert.isUndefined(await contactOf(email), 'nothing without the box')
    const entry = { email, consent: true, client_id: 'tablet-1' }
    const asked = nextMailTo(email, /write to you/)
    ;(await signIn(entry)).assertStatus(201)
    ;(await signIn(entry)).assertStatus(201)
    await asked
    const { id } = await contactOf(email)
    const evidence = await evidenceOf(id)
    assert.lengthOf(evidence, 1)
    assert.include(evidence[0].source, '/desk')
    const mails = await db
      .from('open_house_mails as m')
      .join('open_house_visitors as v', 'v.id', 'm.visitor_id')
      .where({ 'v.email': email, 'm.kind': 'consent' })
    assert.lengthOf(mails, 1)
  })

  test('changes nothing about a contact who is known, and withdrawing lasts', async ({
    client,
    assert,
  }) => {
    const { realtor, register, contactOf, post } = await visitedHouse(client)
    const email = someEmail()
    const contact = { email, name: 'Nora Lind' }
    await client.post('/api/farm/contacts').json({ contact }).withCsrfToken().loginAs(realtor)
    const asked = nextMailTo(email, /write to you/)
    await register({ email, name: 'Somebody Else' })
    assert.equal((await contactOf(email)).name, 'Nora Lind')
    const path = linkIn(await asked)
    await post(path)
    const { id } = await contactOf(email)
    await client
      .patch(`/api/farm/contacts/${id}`)
      .json({ contact: { consent: { status: 'withdrawn' } } })
      .withCsrfToken()
      .loginAs(realtor)
    ;(await post(path)).assertStatus(200)
    assert.equal((await contactOf(email)).consent.status, 'withdrawn', 'an old link is used up')
  })

  test('stays when sign-ups that were never confirmed are swept', async ({ client, assert }) => {
    const { realtor, register, contactOf } = await visitedHouse(client)
    const email = someEmail()
    const form = { name: 'News', headline: 'Homes first' }
    const made = await client
      .post('/api/farm/forms')
      .json({ form })
      .withCsrfToken()
      .loginAs(realtor)
    const join = { name: 'Noah Berg', email, consent: true }
    await client.post(`/join/${made.body().form.slug}`).json(join).accept('json').withCsrfToken()
    await register({ email })
    const { id } = await contactOf(email)
    await db
      .from('farm_sign_ups')
      .where('contact_id', id)
      .update({ expires_at: new Date(Date.now() - 1000) })
    await transaction((trx) => sweepSignUps({ trx }))
    assert.exists(await contactOf(email))
  })

  test('needs the code of the mail, and is the realtor’s alone', async ({ client, assert }) => {
    const { house, register, visitors, contactOf, post } = await visitedHouse(client)
    const email = someEmail()
    const answer = await register({ email })
    const [visitor] = await visitors()
    const pass: string = answer.body().registration.pass_url
    assert.equal(pass, passPath(house.slug, visitor.id))
    // whoever registers gets a pass at once, which proves no address
    ;(await post(pass.replace('/pass/', '/consent/'))).assertStatus(404)
    const right = consentPath(house.slug, visitor.id)
    ;(await post(right.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')))).assertStatus(404)
    const unasked = await register({ consent: false })
    unasked.assertStatus(201)
    const other = (await visitors()).find(({ consent }) => !consent.is_given)!
    ;(await post(consentPath(house.slug, other.id))).assertStatus(404)
    const { id } = await contactOf(email)
    const stranger = await createUser({ type: 'realtor' })
    const theirs = await client.get(`/api/farm/contacts/${id}/consents`).loginAs(stranger)
    theirs.assertStatus(404)
  })
})
