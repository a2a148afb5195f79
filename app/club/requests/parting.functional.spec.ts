import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { blockUser } from '#app/accounts/blocking/block_user'
import { deleteAccount } from '#app/accounts/deletion/delete_account'
import type User from '#app/accounts/user'
import { answerOfferingRequest, completeRequest } from '#app/club/requests/answer_request'
import { reviewRequest } from '#app/club/requests/review_request'
import { exportOfferings } from '#app/club/offerings/find_offerings'
import OfferingRequest from '#app/club/requests/offering_request'
import {
  BONUS,
  PRICE,
  proveLedger,
  ask,
  createOffering,
  giveCoins,
} from '#app/club/offerings/offering_factory'
import { transaction } from '#app/kernel/database/transaction'
import { findCoinBalance } from '#app/ledger/find_balance'
import { caller } from '#tests/support/caller'
import { createUser } from '#tests/support/users'

/** Requests that wait, are accepted, and are called done, in that order. */
async function dealings() {
  const [provider, customer] = [await createUser(), await createUser()]
  const offering = await createOffering(provider)
  await giveCoins(customer, 3 * PRICE)
  const [waiting, accepted, done] = [
    await ask(customer, offering, 'coin'),
    await ask(customer, offering, 'coin'),
    await ask(customer, offering, 'coin'),
  ]
  for (const id of [accepted, done]) {
    await transaction((trx) =>
      answerOfferingRequest({ user: provider, trx, socketId: null }, id, true)
    )
  }
  await transaction((trx) => completeRequest({ user: provider, trx }, done))
  return { provider, customer, offering, waiting, accepted, done }
}

async function statesOf(...ids: number[]) {
  const requests = await OfferingRequest.query().whereIn('id', ids).orderBy('id')
  return requests.map(({ status }) => status)
}

const remove = (user: User) => transaction((trx) => deleteAccount({ user, trx }))

test.group('Parting ways', (group) => {
  group.each.teardown(proveLedger)

  test('by deleting the provider’s account returns all coin', async ({ client, assert }) => {
    const { provider, customer, offering, waiting, accepted, done } = await dealings()
    await remove(provider)
    assert.deepEqual(await statesOf(waiting, accepted, done), Array(3).fill('cancelled'))
    assert.equal(await findCoinBalance(customer.id), 3 * PRICE)
    const call = caller(client, customer)
    await call('get', `/api/offerings/${offering.slug}`, null, 404)
    const { request } = await call('get', `/api/offering-requests/${done}`, null, 200)
    assert.containsSubset(request, { provider: null, offering: { title: offering.title } })
    await call('get', `/offerings/requests/${done}`, null, 200)
  })

  test('by deleting the customer’s account pays for what was done', async ({ assert }) => {
    const { provider, customer, waiting, accepted, done } = await dealings()
    await remove(customer)
    assert.deepEqual(await statesOf(waiting, accepted, done), [
      'cancelled',
      'cancelled',
      'completed',
    ])
    assert.equal(await findCoinBalance(provider.id), PRICE + BONUS)
    const held = await db
      .from('ledger_accounts')
      .where({ system_name: 'held', unit: 'club_coin' })
      .first()
    const open = await db
      .from('offering_requests')
      .whereIn('status', ['requested', 'accepted'])
      .sum('coins as coins')
    assert.isAtLeast(Number(held.balance), Number(open[0].coins))
  })

  test('keeps a customer’s review, without their name', async ({ client, assert }) => {
    const { provider, customer, offering, accepted } = await dealings()
    await transaction((trx) => completeRequest({ user: customer, trx }, accepted))
    for (const [user, rating] of [
      [customer, 5],
      [provider, 3],
    ] as const) {
      const review = { rating, text: 'As agreed.' }
      await transaction((trx) => reviewRequest({ user, trx }, accepted, review))
    }
    await remove(customer)
    const path = `/api/offerings/${offering.slug}`
    const { reviews } = await caller(client, null)('get', `${path}/reviews`, null, 200)
    assert.containsSubset(reviews.data, [{ user: null, rating: 5, text: 'As agreed.' }])
    const { offering: after } = await caller(client, null)('get', path, null, 200)
    assert.equal(after.reviews_count, 1)
    const { rows } = await db.rawQuery('select * from offering_reviews where role = ?', [
      'provider',
    ])
    assert.notInclude(JSON.stringify(rows), `"subject_id":${customer.id}`)
  })

  test('by blocking cancels what isn’t done yet', async ({ client, assert }) => {
    const { provider, customer, waiting, accepted, done } = await dealings()
    for (let time = 0; time < 2; time++) {
      await transaction((trx) => blockUser({ user: customer, trx }, provider.id))
    }
    assert.deepEqual(await statesOf(waiting, accepted, done), [
      'cancelled',
      'cancelled',
      'accepted',
    ])
    assert.equal(await findCoinBalance(customer.id), 2 * PRICE)
    await caller(client, customer)('post', `/api/offering-requests/${done}/complete`, null, 200)
    assert.equal(await findCoinBalance(provider.id), PRICE + BONUS)
  })

  test('leaves each their own in their export', async ({ assert }) => {
    const { provider, customer, offering } = await dealings()
    const { data: theirs } = await exportOfferings(customer)
    assert.containsSubset(theirs, { offerings: [], reviews_written: [] })
    assert.lengthOf(JSON.parse(JSON.stringify(theirs)).requests, 3)
    assert.notInclude(JSON.stringify(theirs), `"provider_id"`)
    const { data: own } = await exportOfferings(provider)
    assert.containsSubset(own, { offerings: [{ slug: offering.slug }] })
    assert.containsSubset(own, { requests: [{ role: 'provider' }] })
    const stranger = await exportOfferings(await createUser())
    assert.containsSubset(stranger.data, { offerings: [], requests: [] })
  })
})
