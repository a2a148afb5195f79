// Long because: all rules about gifts need the same sender
import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { UNASKED_MAIL_LIMITS } from '#app/accounts/account_limits'
import { giftPartners } from '#config/gifts'
import { transaction } from '#app/kernel/database/transaction'
import { claimGift } from '#app/farm/gifts/claim_gift'
import { returnGifts } from '#app/farm/gifts/end_gift'
import { GIFT_CREDITS, GIFTS } from '#app/farm/gifts/gift_options'
import ExpireGifts from '#app/farm/gifts/expire_gifts_job'
import Gift from '#app/farm/gifts/gift'
import { readPartners } from '#app/farm/gifts/gift_partners'
import { farmer } from '#app/farm/tests/farming'
import { captureHold } from '#app/ledger/change_hold'
import { postTransaction } from '#app/ledger/post_transaction'
import { findCoinBalance, findCreditBalance } from '#app/ledger/find_balance'
import { listLedgerFaults } from '#app/ledger/list_ledger_faults'
import { linkIn, nextMailTo } from '#tests/support/mails'
import { createUser } from '#tests/support/users'

const COINS = 400

/** A realtor with coin and a contact. */
async function giver(client: ApiClient) {
  const farm = await farmer(client)
  const email = `noah.${randomUUID()}@example.com`
  const contact = await farm.addContact({ name: 'Noah', email })
  await transaction((trx) =>
    postTransaction(
      { trx },
      {
        kind: 'grant',
        cause: 'test',
        key: randomUUID(),
        postings: [
          { owner: { system: 'grants' }, unit: 'club_coin', amount: -COINS },
          { owner: { userId: farm.user.id }, unit: 'club_coin', amount: COINS },
        ],
      }
    )
  )
  const send = (gift: object, key = randomUUID() as string) =>
    farm
      .send('post', '/api/farm/gifts', {
        gift: { kind: 'image_credits', contact_id: contact.id, message: 'Welcome!', ...gift },
      })
      .header('idempotency-key', key)
  const sendOne = async (gift: object = {}) => {
    const answer = await send(gift)
    answer.assertStatus(201)
    const sent: { id: number; url: string } = answer.body().gift
    return { ...sent, token: sent.url.split('/').at(-1)! }
  }
  return { ...farm, contact, email, sendGift: send, sendOne }
}

const claimAs = (client: ApiClient, token: string) =>
  client.post(`/gifts/${token}/claim`).accept('json').withCsrfToken()

test.group('Gifts', (group) => {
  group.setup(() => {
    giftPartners.coffee = { name: 'Café', email: 'bar@example.com', howTo: 'Show the code.' }
    return () => {
      delete giftPartners.coffee
    }
  })

  test('hold coin, are mailed, and give credits to who claims them', async ({ client, assert }) => {
    const { user, email, read, sendGift } = await giver(client)
    const offers = await read('/api/farm/gifts/catalogue')
    assert.deepEqual(
      offers.body().gifts.map(({ kind }: { kind: string }) => kind),
      ['coffee', 'image_credits']
    )
    const mailed = nextMailTo(email)
    const key = randomUUID()
    const [sent] = [await sendGift({}, key), await sendGift({}, key)]
    const { coins } = GIFTS.image_credits
    assert.containsSubset(sent.body(), {
      gift: { to: 'Noah', status: 'sent' },
      balance: COINS - coins,
    })
    assert.equal(await findCoinBalance(user.id), COINS - coins)

    const link = linkIn(await mailed)
    const token = link.split('/').at(-1)!
    const guest = await claimAs(client, token)
    guest.assertStatus(401)
    const own = await claimAs(client, token).loginAs(user)
    own.assertStatus(409)
    const neighbor = await createUser()
    for (let time = 0; time < 2; time++) {
      const claimed = await claimAs(client, token).loginAs(neighbor)
      claimed.assertStatus(200)
    }
    const late = await claimAs(client, token).loginAs(await createUser())
    late.assertStatus(409)
    assert.equal(await findCreditBalance(neighbor.id), GIFT_CREDITS)
    assert.equal(await findCoinBalance(user.id), COINS - coins)
    const notices = await read('/api/notifications')
    assert.include(JSON.stringify(notices.body()), 'Noah claimed your gift')
    assert.deepEqual(await listLedgerFaults(), [])
  })

  test('of a partner give a code, which only the partner is told too', async ({
    client,
    assert,
  }) => {
    const { sendOne } = await giver(client)
    const { token } = await sendOne({ kind: 'coffee' })
    const partner = nextMailTo('bar@example.com')
    const claimed = await claimAs(client, token).loginAs(await createUser())
    claimed.assertStatus(200)
    const { code } = await Gift.findByOrFail('token', token)
    assert.match(code!, /^[A-Z2-9]{5}-[A-Z2-9]{5}$/)
    assert.include(String((await partner).text), code!)
    const stranger = await client.get(`/gifts/${token}`)
    stranger.assertStatus(200)
    assert.notInclude(stranger.text(), code!)
  })

  test('keep a guest’s code for whoever has the link, but their sender', async ({
    client,
    assert,
  }) => {
    const { user, sendOne } = await giver(client)
    const { token } = await sendOne({ kind: 'coffee' })
    ;(await claimAs(client, token)).assertStatus(200)
    const { code } = await Gift.findByOrFail('token', token)
    const path = `/gifts/${token}`
    const guest = await client.get(path)
    assert.include(guest.text(), code!)
    const member = await createUser()
    ;(await claimAs(client, token).loginAs(member)).assertStatus(200)
    assert.include((await client.get(path).loginAs(member)).text(), code!)
    assert.notInclude((await client.get(path).loginAs(user)).text(), code!)
    ;(await claimAs(client, token).loginAs(user)).assertStatus(409)
  })

  test('wait while nobody fulfills them', async ({ client, assert }) => {
    const { user, sendOne } = await giver(client)
    const { token } = await sendOne({ kind: 'coffee' })
    const { coffee } = giftPartners
    delete giftPartners.coffee
    try {
      const refused = await claimAs(client, token)
      refused.assertStatus(409)
      assert.match(refused.body().message, /Nobody here/)
      assert.match((await client.get(`/gifts/${token}`)).text(), /partner\W+null/)
    } finally {
      giftPartners.coffee = coffee
    }
    assert.equal((await Gift.findByOrFail('token', token)).status, 'sent')
    assert.equal(await findCoinBalance(user.id), COINS - GIFTS.coffee.coins)
    ;(await claimAs(client, token)).assertStatus(200)
  })

  test('are captured once by a hundred claims at once', async ({ client, assert }) => {
    const { sendOne } = await giver(client)
    const { token } = await sendOne()
    const people = await Promise.all(Array.from({ length: 10 }, () => createUser()))
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        transaction((trx) => claimGift({ trx }, token, people[index % people.length]!))
      )
    )
    const winners = outcomes.filter(({ status }) => status === 'fulfilled')
    assert.lengthOf(winners, 100 / people.length)
    const credits = await Promise.all(people.map(({ id }) => findCreditBalance(id)))
    assert.equal(
      credits.reduce((sum, each) => sum + each),
      GIFT_CREDITS
    )
    assert.deepEqual(await listLedgerFaults(), [])
  })

  test('come back when withdrawn, and after thirty days', async ({ client, assert }) => {
    const { user, send, sendOne, read } = await giver(client)
    const [withdrawn, expired] = [await sendOne(), await sendOne()]
    for (let time = 0; time < 2; time++) {
      const answer = await send('delete', `/api/farm/gifts/${withdrawn.id}`)
      answer.assertStatus(200)
      assert.equal(answer.body().gift.status, 'withdrawn')
    }
    await Gift.query()
      .where('id', expired.id)
      .update({ expires_at: DateTime.utc().minus({ minutes: 1 }).toJSDate() })
    const late = await claimAs(client, expired.token).loginAs(await createUser())
    late.assertStatus(409)
    await new ExpireGifts().execute()
    assert.equal(await findCoinBalance(user.id), COINS)
    const listed = await read('/api/farm/gifts')
    assert.deepEqual(
      listed.body().gifts.data.map(({ status }: { status: string }) => status),
      ['expired', 'withdrawn']
    )
    const statement = await read('/api/club/coin')
    assert.include(statement.body().entries.data[0].reason, 'wasn’t claimed')
  })

  test('come back though another can’t', async ({ client, assert }) => {
    const { user, sendOne } = await giver(client)
    const broken = await sendOne()
    const { holdId } = await Gift.findOrFail(broken.id)
    await transaction((trx) => captureHold({ trx }, holdId))
    const sent = await sendOne()
    await Gift.query()
      .whereIn('id', [broken.id, sent.id])
      .update({ expires_at: DateTime.utc().minus({ minutes: 1 }).toJSDate() })
    await assert.rejects(() => new ExpireGifts().execute(), 'Returning a gift: 1 of 2 failed')
    assert.equal((await Gift.findOrFail(sent.id)).status, 'expired')
    assert.equal((await Gift.findOrFail(broken.id)).status, 'sent')
    assert.equal(await findCoinBalance(user.id), COINS - GIFTS.image_credits.coins)
    await Gift.query().where('id', broken.id).update({ status: 'withdrawn' })
  })

  test('are settled before their sender’s account goes', async ({ client, assert }) => {
    const { user, sendOne } = await giver(client)
    await sendOne()
    await transaction((trx) => returnGifts(user, trx))
    assert.equal(await findCoinBalance(user.id), COINS)
  })

  test('need coin, a contact of one’s own and words', async ({ client }) => {
    const { sendGift, send, addContact } = await giver(client)
    const stranger = await giver(client)
    ;(await sendGift({ contact_id: stranger.contact.id })).assertStatus(404)
    ;(await sendGift({ kind: 'dinner' })).assertStatus(422)
    ;(await sendGift({ message: ' ' })).assertStatus(422)
    for (let left = COINS; left >= GIFTS.image_credits.coins; left -= GIFTS.image_credits.coins) {
      const email = `livia.${randomUUID()}@example.com`
      const { id } = await addContact({ name: 'Livia', email })
      ;(await sendGift({ contact_id: id })).assertStatus(201)
    }
    ;(await sendGift({})).assertStatus(402)
    const other = await stranger.sendOne()
    ;(await send('delete', `/api/farm/gifts/${other.id}`)).assertStatus(404)
  })

  test('count as mails only where they are mailed, and once', async ({ client }) => {
    const { contact, sendGift, send, addContact } = await giver(client)
    const { requests } = UNASKED_MAIL_LIMITS.account!
    const gift = { kind: 'coffee' }
    const { id: withdrawn } = await addContact({
      name: 'Livia',
      email: contact.email.replace('@', '+l@'),
    })
    await send('patch', `/api/farm/contacts/${withdrawn}`, {
      contact: { consent: { status: 'withdrawn' } },
    })
    for (let sent = 0; sent < requests; sent++) {
      ;(await sendGift({ ...gift, contact_id: withdrawn })).assertStatus(201)
    }
    const key = randomUUID()
    const answers = await Promise.all([sendGift(gift, key), sendGift(gift, key)])
    for (const answer of answers) answer.assertStatus(201)
    for (let sent = 1; sent < requests; sent++) (await sendGift(gift)).assertStatus(201)
    ;(await sendGift(gift)).assertStatus(429)
    ;(await sendGift(gift, key)).assertStatus(201)
  })

  test('refuse a file of partners that makes no sense', ({ assert }) => {
    assert.throws(() => readPartners('[]'), /JSON object/)
    assert.throws(() => readPartners('{"boat":{}}'), /“boat”/)
    assert.throws(() => readPartners('{"coffee":null}'), /“name”/)
  })
})
