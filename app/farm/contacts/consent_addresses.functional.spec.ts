import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { recordConsent } from '#app/farm/contacts/record_consent'
import { campaigner, keptOutbox, sendDue } from '#app/farm/tests/campaigning'
import { workOnContacts } from '#app/farm/imports/work_on_contacts'
import { transaction } from '#app/kernel/database/transaction'
import { linkIn, nextMailTo } from '#tests/support/mails'
import { uniqueHandle } from '#tests/support/users'

const someEmail = () => `${uniqueHandle()}@example.com`
const noon = () => DateTime.utc().plus({ days: 1 }).set({ hour: 12, minute: 0 })
const evidence = { wording: 'Yes, send me news.', source: '/join/news' }

async function realtor(client: ApiClient) {
  const farm = await campaigner(client)
  const contactWith = async (email: string) => {
    const found = await farm.read(`/api/farm/contacts?q=${encodeURIComponent(email)}`)
    return found.body().contacts.data[0]
  }
  const readdress = async (id: number, email: string | null) => {
    const answer = await farm.send('patch', `/api/farm/contacts/${id}`, { contact: { email } })
    answer.assertStatus(200)
    return answer.body().contact
  }
  const withdraw = (id: number) =>
    transaction((trx) => recordConsent({ trx }, id, { kind: 'withdrawn', ...evidence }))
  const importList = async (text: string) => {
    const file = { filename: 'people.csv' }
    const answer = await client
      .post('/api/farm/contacts/imports')
      .accept('json')
      .withCsrfToken()
      .loginAs(farm.user)
      .file('file', Buffer.from(text), file)
    answer.assertStatus(202)
    await workOnContacts(answer.body().import.id, 60_000)
  }
  const signUp = async (email: string) => {
    const form = { name: 'News', headline: 'New homes first' }
    const made = await farm.send('post', '/api/farm/forms', { form })
    const mailed = nextMailTo(email)
    await client
      .post(`/join/${made.body().form.slug}`)
      .accept('json')
      .json({ name: 'Noah', email, consent: true })
    return linkIn(await mailed)
  }
  const confirm = (page: string) => client.post(page).accept('json').withCsrfToken()
  return { ...farm, contactWith, readdress, withdraw, importList, signUp, confirm }
}

test.group('Consent is for one address', (group) => {
  group.tap((each) => each.tags(['@embedded']))

  test('and ends when the address changes', async ({ client, assert }) => {
    const farm = await realtor(client)
    const [alias, stranger] = [someEmail(), someEmail()]
    const id = await farm.addReader(alias)
    await transaction((trx) =>
      recordConsent({ trx }, id, { kind: 'confirmed', purpose: 'clicks', ...evidence })
    )
    const nothing = { status: 'none', text: null, source: null, at: null, shows_clicks: false }
    const whole = await farm.contactWith(alias)
    const changed = await farm.send('patch', `/api/farm/contacts/${id}`, {
      contact: { ...whole, email: stranger },
    })
    assert.deepEqual(changed.body().contact.consent, nothing)
    const { id: campaign } = await farm.write()
    const refused = await farm.send('post', `/api/farm/campaigns/${campaign}/send`)
    refused.assertStatus(422)
    assert.deepEqual((await farm.readdress(id, alias)).consent.status, 'none', 'not given again')
    const kept = await farm.read(`/api/farm/contacts/${id}/consents?format=json`)
    const { consents } = JSON.parse(kept.text())
    assert.deepEqual(
      consents.map(({ email }: { email: string }) => email),
      [alias, alias]
    )
  })

  test('also if they confirm after it changed', async ({ client, assert }) => {
    const farm = await realtor(client)
    const [alias, stranger] = [someEmail(), someEmail()]
    const page = await farm.signUp(alias)
    const { id } = await farm.contactWith(alias)
    await farm.readdress(id, stranger)
    ;(await farm.confirm(page)).assertStatus(200)
    assert.equal((await farm.contactWith(stranger)).consent.status, 'none')
    assert.equal((await farm.contactWith(alias)).consent.status, 'confirmed')
  })
})

test.group('Who withdrew their consent', (group) => {
  group.tap((each) => each.tags(['@embedded']))

  test('stays so when the address changes, or the contact is deleted and comes again', async ({
    client,
    assert,
  }) => {
    const farm = await realtor(client)
    const email = someEmail()
    const id = await farm.addReader(email, { name: 'Noah' })
    await farm.withdraw(id)
    const statusOf = async () => (await farm.contactWith(email)).consent.status
    await farm.readdress(id, someEmail())
    await farm.readdress(id, email)
    assert.equal(await statusOf(), 'withdrawn')
    await farm.readdress(id, null)
    const again = await farm.addContact({ email })
    assert.equal(again.consent.status, 'withdrawn')
    await farm.send('delete', `/api/farm/contacts/${again.id}`)
    await farm.importList(`name,email\nNoah,${email}\n`)
    assert.equal(await statusOf(), 'withdrawn')
    const { id: imported } = await farm.contactWith(email)
    await farm.send('post', '/api/farm/contacts/changes', {
      contacts: { ids: [imported], change: 'delete' },
    })
    const other = await farm.addContact({ email: someEmail() })
    await farm.readdress(other.id, email)
    assert.equal(await statusOf(), 'withdrawn')
  })

  test('gets mail again once they confirm, not when they are asked', async ({ client, assert }) => {
    const farm = await realtor(client)
    const email = someEmail()
    const id = await farm.addReader(email)
    await farm.withdraw(id)
    await farm.send('delete', `/api/farm/contacts/${id}`)
    const page = await farm.signUp(email)
    const statusOf = async () => (await farm.contactWith(email)).consent.status
    assert.equal(await statusOf(), 'withdrawn')
    ;(await farm.confirm(page)).assertStatus(200)
    assert.equal(await statusOf(), 'confirmed')
    const { id: confirmed } = await farm.contactWith(email)
    await farm.send('delete', `/api/farm/contacts/${confirmed}`)
    assert.equal((await farm.addContact({ email })).consent.status, 'none')
  })

  test('did so for the address that was mailed, whatever became of the contact', async ({
    client,
    assert,
  }) => {
    const farm = await realtor(client)
    const mailed = [someEmail(), someEmail()]
    const [changed, deleted] = [await farm.addReader(mailed[0]), await farm.addReader(mailed[1])]
    const { id } = await farm.write()
    await farm.launch(id)
    const { mails, outbox } = keptOutbox()
    await sendDue(outbox, noon())
    const corrected = someEmail()
    await farm.readdress(changed, corrected)
    await farm.send('delete', `/api/farm/contacts/${deleted}`)
    for (const email of mailed) {
      const header = mails.find(({ to }) => to === email)!.header('list-unsubscribe') ?? ''
      const { pathname, search } = new URL(header.slice(1, -1))
      const form = { 'List-Unsubscribe': 'One-Click' }
      ;(await client.post(pathname + search).form(form)).assertStatus(200)
      ;(await client.post(pathname + search).form(form)).assertStatus(200)
    }
    assert.equal((await farm.find(id)).counts.unsubscribed, 2)
    assert.equal((await farm.contactWith(corrected)).consent.status, 'none')
    for (const email of mailed) {
      assert.equal((await farm.addContact({ email })).consent.status, 'withdrawn')
    }
    const other = await realtor(client)
    assert.equal((await other.addContact({ email: mailed[0] })).consent.status, 'none')
  })
})
