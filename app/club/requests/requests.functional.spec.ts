import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import SettleRequests from '#app/club/requests/settle_requests_job'
import OfferingRequest from '#app/club/requests/offering_request'
import {
  agoOf,
  BONUS,
  COINS,
  deal,
  pathOf,
  PRICE,
  proveLedger,
} from '#app/club/offerings/offering_factory'
import { caller } from '#tests/support/caller'

const linesOf = async (chatId: number) => {
  const lines: { content: string }[] = await db
    .from('messages')
    .where({ chat_id: chatId, type: 'system' })
    .orderBy('id')
    .select('content')
  return lines.map(({ content }) => content)
}

const noticesOf = async (userId: number) => {
  const rows: { words: { deed: string } }[] = await db
    .from('notifications')
    .where({ user_id: userId, kind: 'offering_request' })
    .orderBy('id')
    .select('words')
  return rows.map(({ words }) => words.deed)
}

test.group('Requests for offerings', (group) => {
  group.each.teardown(proveLedger)

  test('go from asked to reviewed, with coin', async ({ client, assert }) => {
    const { provider, customer, offering, asCustomer, asProvider, request, balances } =
      await deal(client)
    const key = randomUUID()
    const wishedOn = DateTime.utc().plus({ days: 9 }).toISODate()
    const [made, again] = [
      await request({ wished_on: wishedOn }, 201, key),
      await request({ wished_on: wishedOn }, 201, key),
    ]
    const { id } = made.request
    assert.equal(again.request.id, id)
    assert.containsSubset(made, {
      status: 'success',
      request: {
        status: 'requested',
        role: 'customer',
        coins: PRICE,
        wished_on: wishedOn,
        deeds: ['cancel'],
      },
    })
    assert.deepEqual(await balances(), [COINS - PRICE, 0])
    assert.equal(made.chat.type, 'direct')
    assert.isFalse(made.chat.accepted)
    const card = made.chat.messages[0].attachments[0]
    assert.containsSubset(card, {
      kind: 'card',
      card: { of: 'offering_request', id, title: offering.title, state: 'Requested' },
    })
    assert.deepEqual(await noticesOf(provider.id), [`asks for “${offering.title}”`])

    await asCustomer('post', pathOf(id, 'respond'), { accept: true }, 403)
    await asCustomer('post', pathOf(id, 'complete'), null, 409)
    await asProvider('post', pathOf(id, 'review'), { rating: 5 }, 409)
    const accepted = await asProvider('post', pathOf(id, 'respond'), { accept: true }, 200)
    assert.containsSubset(accepted.request, {
      status: 'accepted',
      role: 'provider',
      deeds: ['complete', 'cancel'],
    })
    await asProvider('post', pathOf(id, 'respond'), { accept: true }, 409)
    await asProvider('post', pathOf(id, 'respond'), { accept: false }, 409)
    const { chat } = await asProvider('get', `/api/chats/${made.chat.id}`, null, 200)
    assert.equal(chat.folder, 'chats', 'accepting lets the chat in too')
    const sent = chat.messages.find(({ type }: { type: string }) => type === 'text')
    assert.equal(sent.attachments[0].card.state, 'Accepted')

    const done = await asProvider('post', pathOf(id, 'complete'), null, 200)
    assert.equal(done.request.status, 'accepted')
    assert.isString(done.request.completes_at)
    assert.deepEqual(await balances(), [COINS - PRICE, 0], 'the customer has a say')
    await asCustomer('post', pathOf(id, 'cancel'), null, 409)
    const completed = await asCustomer('post', pathOf(id, 'complete'), null, 200)
    assert.containsSubset(completed.request, { status: 'completed', deeds: ['review'] })
    await asCustomer('post', pathOf(id, 'complete'), null, 409)
    assert.deepEqual(await balances(), [COINS - PRICE, PRICE + BONUS])

    const praise = { rating: 4, text: 'Quiet and exact.' }
    const mine = await asCustomer('post', pathOf(id, 'review'), praise, 201)
    assert.containsSubset(mine.request, { own_review: praise, other_review: null, deeds: [] })
    await asCustomer('post', pathOf(id, 'review'), { rating: 1 }, 409)
    const before = await asProvider('get', `/api/offering-requests/${id}`, null, 200)
    assert.containsSubset(before.request, { other_review: null, has_other_review: true })
    const open = await caller(client, null)('get', `/api/offerings/${offering.slug}`, null, 200)
    assert.containsSubset(open.offering, { rating: null, reviews_count: 0 })
    const theirs = await asProvider('post', pathOf(id, 'review'), { rating: 5 }, 201)
    assert.containsSubset(theirs.request, { other_review: praise, customer_rating: 5 })
    const after = await caller(client, null)('get', `/api/offerings/${offering.slug}`, null, 200)
    assert.containsSubset(after.offering, { rating: 4, reviews_count: 1 })
    const { reviews } = await caller(client, null)(
      'get',
      `/api/offerings/${offering.slug}/reviews`,
      null,
      200
    )
    assert.containsSubset(reviews.data, [{ ...praise, user: { id: customer.id } }])
    const page = await client.get(`/offerings/${offering.slug}`).accept('html')
    assert.include(page.text(), '"@type":"AggregateRating","ratingValue":4,"reviewCount":1')

    assert.deepEqual(await linesOf(made.chat.id), [
      `Mila accepted the request for “${offering.title}”.`,
      `Mila says that “${offering.title}” is done.`,
      `Noah confirmed that “${offering.title}” is done.`,
    ])
    const statement = await asProvider('get', '/api/club/coin', null, 200)
    const reasons = statement.entries.data.map(({ reason }: { reason: string }) => reason)
    assert.includeMembers(reasons, [`Paid for “${offering.title}”`, 'You completed an offering'])
  })

  test('are completed by the customer at once, and paid in money between people', async ({
    client,
    assert,
  }) => {
    const { asCustomer, asProvider, request, balances } = await deal(client)
    const { request: made } = await request({ pay_with: 'money' })
    assert.containsSubset(made, { coins: null, price: 120, currency: 'EUR' })
    assert.deepEqual(await balances(), [COINS, 0])
    await asProvider('post', pathOf(made.id, 'respond'), { accept: true }, 200)
    const { request: done } = await asCustomer('post', pathOf(made.id, 'complete'), null, 200)
    assert.equal(done.status, 'completed')
    assert.deepEqual(await balances(), [COINS, BONUS])
  })

  test('give the coin back when declined or canceled', async ({ client, assert }) => {
    const { asCustomer, asProvider, request, balances } = await deal(client)
    const { request: declined } = await request()
    await asProvider('post', pathOf(declined.id, 'respond'), { accept: false }, 200)
    await asProvider('post', pathOf(declined.id, 'complete'), null, 409)
    assert.deepEqual(await balances(), [COINS, 0])
    const { request: canceled } = await request()
    const { request: after } = await asCustomer('post', pathOf(canceled.id, 'cancel'), null, 200)
    assert.equal(after.status, 'cancelled')
    await asCustomer('post', pathOf(canceled.id, 'cancel'), null, 409)
    await asProvider('post', pathOf(canceled.id, 'respond'), { accept: true }, 409)
    for (const side of [asCustomer, asProvider]) {
      const { request: accepted } = await request()
      await asProvider('post', pathOf(accepted.id, 'respond'), { accept: true }, 200)
      await side('post', pathOf(accepted.id, 'cancel'), null, 200)
      await side('post', pathOf(accepted.id, 'review'), { rating: 5 }, 409)
    }
    assert.deepEqual(await balances(), [COINS, 0])
    const statement = await asCustomer('get', '/api/club/coin', null, 200)
    assert.include(statement.entries.data[0].reason, 'Returned')
  })

  test('expire without an answer, and count as done without an objection', async ({
    client,
    assert,
  }) => {
    const { customer, asProvider, request, balances } = await deal(client)
    const { request: unanswered } = await request()
    const { request: called } = await request()
    await asProvider('post', pathOf(called.id, 'respond'), { accept: true }, 200)
    await asProvider('post', pathOf(called.id, 'complete'), null, 200)
    await new SettleRequests().execute()
    assert.deepEqual(await balances(), [COINS - 2 * PRICE, 0], 'nothing is due yet')
    await db
      .from('offering_requests')
      .where('id', unanswered.id)
      .update({ expires_at: agoOf(0) })
    await asProvider('post', pathOf(unanswered.id, 'respond'), { accept: true }, 409)
    await db
      .from('offering_requests')
      .where('id', called.id)
      .update({ done_at: agoOf(7) })
    await new SettleRequests().execute()
    await new SettleRequests().execute()
    const states = await OfferingRequest.query().where('customer_id', customer.id).orderBy('id')
    assert.deepEqual(
      states.map(({ status }) => status),
      ['expired', 'completed']
    )
    assert.deepEqual(await balances(), [COINS - PRICE, PRICE + BONUS])
  })

  test('wait while the customer says that it isn’t done', async ({ client, assert }) => {
    const { asCustomer, asProvider, request, balances } = await deal(client)
    const { request: made } = await request()
    await asProvider('post', pathOf(made.id, 'respond'), { accept: true }, 200)
    await asCustomer('post', pathOf(made.id, 'object'), null, 409)
    await asProvider('post', pathOf(made.id, 'complete'), null, 200)
    await asProvider('post', pathOf(made.id, 'complete'), null, 409)
    await asProvider('post', pathOf(made.id, 'object'), null, 403)
    await asCustomer('post', pathOf(made.id, 'object'), null, 200)
    await db
      .from('offering_requests')
      .where('id', made.id)
      .update({ objected_at: agoOf(30) })
    await new SettleRequests().execute()
    await asCustomer('post', pathOf(made.id, 'cancel'), null, 409)
    assert.deepEqual(await balances(), [COINS - PRICE, 0], 'until both agree')
    await asProvider('post', pathOf(made.id, 'cancel'), null, 200)
    assert.deepEqual(await balances(), [COINS, 0])
  })
})
