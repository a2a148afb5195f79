import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import type Offering from '#app/club/offerings/offering'
import {
  agoOf,
  BONUS,
  COINS,
  createOffering,
  deal,
  pathOf,
  PRICE,
  proveLedger,
} from '#app/club/offerings/offering_factory'
import { transaction } from '#app/kernel/database/transaction'
import { findCoinBalance } from '#app/ledger/find_balance'
import { takeDownSubject } from '#app/moderation/reportable_registry'
import { caller } from '#tests/support/caller'
import { createUser } from '#tests/support/users'

test.group('Rules of requests', (group) => {
  group.each.teardown(proveLedger)

  test('need coin, words and an offering of somebody else', async ({ client, assert }) => {
    const { offering, asProvider, request, balances } = await deal(client, { coin_price: 60 })
    const fails = async (body: object, field: string) =>
      assert.property((await request(body, 422)).errors, field)
    await fails({ message: ' ' }, 'message')
    await fails({ pay_with: 'shells' }, 'pay_with')
    await fails({ wished_on: 'tomorrow' }, 'wished_on')
    await fails({ wished_on: '2026-02-31' }, 'wished_on')
    await fails({ wished_on: '2020-01-01' }, 'wished_on')
    await fails({ wished_on: '2099-01-01' }, 'wished_on')
    await request()
    await request({}, 402)
    assert.deepEqual(await balances(), [COINS - 60, 0])
    const path = `/api/offerings/${offering.slug}/requests`
    await asProvider('post', path, { message: 'Me', pay_with: 'money' }, 409)
    await caller(client, null)('post', path, { message: 'Me', pay_with: 'money' }, 401)

    const forMoney = await deal(client, { coin_price: null })
    assert.property((await forMoney.request({ pay_with: 'coin' }, 422)).errors, 'pay_with')
    const forCoin = await deal(client, { price: null, currency: null })
    assert.property((await forCoin.request({ pay_with: 'money' }, 422)).errors, 'pay_with')
  })

  test('cost what their sender saw', async ({ client, assert }) => {
    const { offering, request, balances } = await deal(client)
    const { price, currency, coinPrice: coins } = offering
    const seen = { price, currency, coin_price: coins }
    await offering.merge({ price: 150, coinPrice: PRICE + 1 }).save()
    const refused = await request({ seen }, 409)
    assert.include(refused.message, 'costs 41 coins now')
    const dearer = await request({ seen, pay_with: 'money' }, 409)
    assert.include(dearer.message, 'costs €150 now')
    await request({ seen: { ...seen, price: 150, currency: 'USD' }, pay_with: 'money' }, 409)
    assert.deepEqual(await balances(), [COINS, 0])
    await request({ seen: { ...seen, coin_price: PRICE + 1 } })
    await request({ seen: { price: 150, currency: 'EUR' }, pay_with: 'money' })
    assert.deepEqual(await balances(), [COINS - PRICE - 1, 0])
    await request({ seen: { price: 'x' } }, 422)
    await request({ pay_with: 'money' })
  })

  test('of the same two people earn coin once in thirty days', async ({ client, assert }) => {
    const { provider, customer, offering } = await deal(client)
    const mutual = await createOffering(customer)
    const complete = async (asking: User, asked: User, what: Offering) => {
      const { id } = await caller(client, asking)(
        'post',
        `/api/offerings/${what.slug}/requests`,
        { message: 'A favor.', pay_with: 'money' },
        201
      ).then(({ request }) => request)
      await caller(client, asked)('post', pathOf(id, 'respond'), { accept: true }, 200)
      await caller(client, asked)('post', pathOf(id, 'complete'), null, 200)
      await caller(client, asking)('post', pathOf(id, 'complete'), null, 200)
      return id as number
    }
    const earned = async () => [
      await findCoinBalance(provider.id),
      (await findCoinBalance(customer.id)) - COINS,
    ]
    const id = await complete(customer, provider, offering)
    assert.deepEqual(await earned(), [BONUS, 0])
    await complete(customer, provider, offering)
    await complete(provider, customer, mutual)
    assert.deepEqual(await earned(), [BONUS, 0])
    const other = await createUser()
    await complete(other, provider, offering)
    assert.deepEqual(await earned(), [2 * BONUS, 0])
    await db
      .from('offering_requests')
      .where('id', id)
      .update({ rewarded_at: agoOf(30) })
    await complete(provider, customer, mutual)
    await complete(customer, provider, offering)
    assert.deepEqual(await earned(), [2 * BONUS, BONUS])
  })

  test('are nobody else’s, and listed for both', async ({ client, assert }) => {
    const { asCustomer, asProvider, request } = await deal(client)
    const wishedOn = DateTime.utc().plus({ days: 20 }).toISODate()
    const { request: made } = await request({ wished_on: wishedOn })
    const { request: other } = await request({ pay_with: 'money' })
    await asCustomer('post', pathOf(other.id, 'cancel'), null, 200)
    const stranger = caller(client, await createUser())
    await stranger('get', `/api/offering-requests/${made.id}`, null, 404)
    await stranger('get', `/offerings/requests/${made.id}`, null, 404)
    for (const deed of ['complete', 'cancel', 'object']) {
      await stranger('post', pathOf(made.id, deed), null, 404)
    }
    await stranger('post', pathOf(made.id, 'respond'), { accept: true }, 404)
    await stranger('post', pathOf(made.id, 'review'), { rating: 1 }, 404)
    const listed = async (call: typeof stranger, query: string) => {
      const { requests } = await call('get', `/api/offering-requests${query}`, null, 200)
      return requests.data.map(({ id }: { id: number }) => id)
    }
    assert.deepEqual(await listed(stranger, ''), [])
    assert.deepEqual(await listed(asCustomer, '?role=customer'), [other.id, made.id])
    assert.deepEqual(await listed(asCustomer, '?role=provider'), [])
    assert.deepEqual(await listed(asProvider, ''), [other.id, made.id])
    assert.deepEqual(await listed(asProvider, '?open=1'), [made.id])
    assert.deepEqual(await listed(asProvider, `?month=${wishedOn!.slice(0, 7)}`), [made.id])
    assert.deepEqual(await listed(asProvider, '?month=2020-01'), [])
  })

  test('show reviews after fourteen days, and hide those taken down', async ({
    client,
    assert,
  }) => {
    const { offering, provider, asCustomer, asProvider, request } = await deal(client)
    const { request: made } = await request({ pay_with: 'money' })
    await asProvider('post', pathOf(made.id, 'respond'), { accept: true }, 200)
    await asCustomer('post', pathOf(made.id, 'complete'), null, 200)
    const words = { rating: 2, text: 'Late.' }
    const written = await asCustomer('post', pathOf(made.id, 'review'), words, 201)
    assert.containsSubset(written, { request: { own_review: words }, review: words })
    for (const rating of [0, 6, 2.5, null]) {
      await asProvider('post', pathOf(made.id, 'review'), { rating }, 422)
    }
    const shown = async () => {
      const path = `/api/offerings/${offering.slug}/reviews`
      return (await caller(client, null)('get', path, null, 200)).reviews.data
    }
    const review = await db.from('offering_reviews').where('request_id', made.id).first()
    const report = { subject_type: 'offering_review', subject_id: review.id, reason: 'spam' }
    assert.deepEqual(await shown(), [])
    await asProvider('post', '/api/reports', report, 404)
    await db
      .from('offering_reviews')
      .where('id', review.id)
      .update({ shown_at: agoOf(0) })
    assert.containsSubset(await shown(), [{ rating: 2, text: 'Late.' }])
    await asProvider('post', '/api/reports', report, 201)
    await transaction((trx) => takeDownSubject({ type: 'offering_review', id: review.id }, trx))
    assert.deepEqual(await shown(), [])
    const { offering: after } = await asProvider(
      'get',
      `/api/offerings/${offering.slug}`,
      null,
      200
    )
    assert.isNull(after.rating)
    assert.equal(after.user.id, provider.id)
  })

  test('are declined with the offering, which stays while one is accepted', async ({
    client,
    assert,
  }) => {
    const { offering, asCustomer, asProvider, request, balances } = await deal(client)
    const { request: waiting } = await request()
    const { request: accepted } = await request()
    await asProvider('post', pathOf(accepted.id, 'respond'), { accept: true }, 200)
    await asProvider('delete', `/api/offerings/${offering.slug}`, null, 409)
    await asProvider('post', pathOf(accepted.id, 'cancel'), null, 200)
    await asProvider('delete', `/api/offerings/${offering.slug}`, null, 200)
    assert.deepEqual(await balances(), [COINS, 0])
    const { request: left } = await asCustomer(
      'get',
      `/api/offering-requests/${waiting.id}`,
      null,
      200
    )
    assert.containsSubset(left, { status: 'declined', offering: { slug: null } })
  })
})
