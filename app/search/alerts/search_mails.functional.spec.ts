import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { verifyEmail } from '#app/accounts/email/verify_email'
import type User from '#app/accounts/user'
import { transaction } from '#app/kernel/database/transaction'
import { createPublished } from '#app/properties/tests/property_factory'
import { matchNews } from '#app/search/alerts/match_listings_job'
import { pruneSearches } from '#app/search/alerts/prune_searches_job'
import SendSearchMails from '#app/search/alerts/send_search_mails_job'
import { createSearch } from '#app/search/tests/search_factory'
import { linkIn, nextMailTo } from '#tests/support/mails'
import { createUser, uniqueHandle } from '#tests/support/users'

let corner = 0

function somewhere() {
  corner += 1
  return { latitude: -60.5 - corner / 5, longitude: 120 + corner }
}

const newEmail = () => `${uniqueHandle()}@example.com`

const rowsOf = (email: string) => db.from('saved_searches').where({ email })
const ownSearches = ({ id }: User) => db.from('saved_searches').where('user_id', id)

const save = (client: ApiClient, email: string, at = somewhere(), frequency = 'instant') =>
  client
    .post('/api/saved-searches')
    .json({ saved_search: { name: 'By the sea', query: at, frequency, email } })

/** A listing there, and the mails that tell of it. */
async function publishAt(at: { latitude: number; longitude: number }) {
  const listing = await createPublished(await createUser({ type: 'realtor' }), at)
  while (await transaction((trx) => matchNews({ trx })));
  await SendSearchMails.dispatch({})
  return listing
}

async function confirmed(client: ApiClient, email: string, at = somewhere()) {
  const mail = nextMailTo(email)
  await save(client, email, at)
  const link = linkIn(await mail)
  ;(await client.post(link)).assertStatus(200)
  return at
}

test.group('Mails of saved searches', () => {
  test('ask a guest first, and only the button confirms', async ({ client, assert }) => {
    const email = newEmail()
    const mail = nextMailTo(email)
    const answer = await save(client, email)
    answer.assertStatus(202)
    assert.deepEqual(answer.body(), { status: 'success', saved_search: null })
    const link = linkIn(await mail)
    ;(await client.get(link)).assertStatus(200)
    assert.isNull((await rowsOf(email))[0].confirmed_at)
    ;(await client.post(link)).assertStatus(200)
    ;(await client.post(link)).assertStatus(200)
    assert.isNotNull((await rowsOf(email))[0].confirmed_at)
    ;(await client.post(link.replace(/signature=[^&]+/, 'signature=x'))).assertStatus(403)
  })

  test('tell a guest of matches, until the link in them stops it', async ({ client, assert }) => {
    const email = newEmail()
    const at = await confirmed(client, email)
    const told = nextMailTo(email)
    const listing = await publishAt(at)
    const mail = await told
    assert.include(String(mail.text), `/properties/${listing.slug}`)
    assert.include(String(mail.subject), 'By the sea')
    const stop = /http\S+\/searches\/\d+\/stop\S+/.exec(String(mail.text))![0]
    const { pathname, search } = new URL(stop)
    assert.match((await client.get(pathname + search)).text(), /is_stopped\W+false/)
    assert.isFalse((await rowsOf(email))[0].is_paused)
    ;(await client.post(pathname + search)).assertStatus(200)
    assert.isTrue((await rowsOf(email))[0].is_paused)
    assert.match((await client.get(pathname + search)).text(), /is_stopped\W+true/)
  })

  test('never tell whether an address has an account', async ({ client, assert }) => {
    const user = await createUser()
    const mail = nextMailTo(user.email)
    const answer = await save(client, user.email)
    answer.assertStatus(202)
    assert.deepEqual(answer.body(), { status: 'success', saved_search: null })
    ;(await client.post(linkIn(await mail))).assertStatus(200)
    assert.lengthOf(await ownSearches(user), 1)
    assert.isEmpty(await rowsOf(user.email))
  })

  test('become an account’s once its address is verified', async ({ client, assert }) => {
    const user = await createUser({ verified: false })
    await confirmed(client, user.email)
    assert.lengthOf(await rowsOf(user.email), 1)
    await transaction((trx) => verifyEmail({ trx }, user))
    assert.isEmpty(await rowsOf(user.email))
    assert.lengthOf(await ownSearches(user), 1)
  })

  test('are limited by address, and forgotten without an answer', async ({ client, assert }) => {
    const email = newEmail()
    for (let count = 0; count < 3; count++) (await save(client, email)).assertStatus(202)
    ;(await save(client, email)).assertStatus(429)
    await rowsOf(email).update({ created_at: db.raw(`now() - interval '8 days'`) })
    await transaction((trx) => pruneSearches({ trx }))
    assert.isEmpty(await rowsOf(email))
  })

  test('name a home once, with all searches that found it', async ({ assert }) => {
    const [user, at] = [await createUser(), somewhere()]
    const query = { latitude: String(at.latitude), longitude: String(at.longitude) }
    for (const name of ['By the sea', 'Quiet']) await createSearch(user, { query, name })
    const told = nextMailTo(user.email)
    const listing = await publishAt(at)
    const mail = await told
    assert.equal(mail.subject, 'A new match for your searches')
    const text = String(mail.text)
    assert.lengthOf(text.match(new RegExp(`/properties/${listing.slug}`, 'g')) ?? [], 1)
    assert.match(text, /For “.?By the sea.?” and “.?Quiet.?”/)
  })

  test('come to an account as a digest with a link that stops them', async ({ client, assert }) => {
    const [user, at] = [await createUser(), somewhere()]
    const query = { latitude: String(at.latitude), longitude: String(at.longitude) }
    const { id } = await createSearch(user, { query })
    const told = nextMailTo(user.email)
    await publishAt(at)
    const mail = await told
    assert.include(String(mail.text), '/notifications/mails/')
    assert.match(JSON.stringify(mail.list ?? mail.headers), /unsubscribe|One-Click/i)
    await publishAt(at)
    const waiting = await db.from('search_matches').where({ search_id: id, is_mail_pending: true })
    assert.lengthOf(waiting, 1)
    assert.isNotEmpty((await client.get('/searches').loginAs(user)).text())
  })
})
