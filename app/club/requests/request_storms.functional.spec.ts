import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import {
  answerOfferingRequest,
  cancelRequest,
  completeRequest,
} from '#app/club/requests/answer_request'
import { reviewRequest } from '#app/club/requests/review_request'
import OfferingRequest from '#app/club/requests/offering_request'
import { findOfferingRow } from '#app/club/offerings/find_offerings'
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
import { createUser } from '#tests/support/users'

const TIMES = 100

/** How many of a hundred at once succeed. */
async function storm(deed: (turn: number) => Promise<unknown>): Promise<number> {
  const turns = Array.from({ length: TIMES }, (_, turn) => deed(turn))
  const outcomes = await Promise.allSettled(turns)
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

async function deal(coins: number) {
  const [provider, customer] = [await createUser(), await createUser()]
  const offering = await createOffering(provider)
  await giveCoins(customer, coins)
  const act = <Answer>(user: User, deed: (actor: ReturnType<typeof actorOf>) => Promise<Answer>) =>
    transaction((trx) => deed(actorOf(user, trx)))
  return { provider, customer, offering, act }
}

type Trx = Parameters<Parameters<typeof transaction>[0]>[0]
const actorOf = (user: User, trx: Trx) => ({ user, trx, socketId: null })

test.group('A hundred at once', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  group.each.teardown(proveLedger)

  test('accept and complete a request once', async ({ assert }) => {
    const { provider, customer, offering, act } = await deal(PRICE)
    const id = await ask(customer, offering, 'coin')
    const accepted = await storm(() =>
      act(provider, (actor) => answerOfferingRequest(actor, id, true))
    )
    assert.equal(accepted, 1)
    const completed = await storm((turn) =>
      act(turn % 2 ? provider : customer, (actor) => completeRequest(actor, id))
    )
    assert.oneOf(completed, [1, 2], 'the provider may say so before the customer confirms')
    assert.equal((await OfferingRequest.findOrFail(id)).status, 'completed')
    assert.equal(await findCoinBalance(customer.id), 0)
    assert.equal(await findCoinBalance(provider.id), PRICE + BONUS)
  })

  test('end a request one way', async ({ assert }) => {
    const { provider, customer, offering, act } = await deal(PRICE)
    const id = await ask(customer, offering, 'coin')
    await act(provider, (actor) => answerOfferingRequest(actor, id, true))
    const ended = await storm((turn) =>
      turn % 2
        ? act(customer, (actor) => completeRequest(actor, id))
        : act(provider, (actor) => cancelRequest(actor, id))
    )
    assert.equal(ended, 1)
    const { status } = await OfferingRequest.findOrFail(id)
    const paid = status === 'completed'
    assert.equal(await findCoinBalance(customer.id), paid ? 0 : PRICE)
    assert.equal(await findCoinBalance(provider.id), paid ? PRICE + BONUS : 0)
  })

  test('ask for no more than their coin pays', async ({ assert }) => {
    const { customer, offering } = await deal(3 * PRICE + 1)
    assert.equal(await storm(() => ask(customer, offering, 'coin')), 3)
    assert.equal(await findCoinBalance(customer.id), 1)
    const chats = await db.from('chats').where('created_by_user_id', customer.id)
    assert.lengthOf(chats, 1)
  })

  test('leave one review each, and averages stay exact', async ({ assert }) => {
    const { provider, offering, act } = await deal(0)
    const ratings = [5, 4, 4, 2]
    const customers = await Promise.all(ratings.map(() => createUser()))
    const ids = await Promise.all(customers.map((customer) => ask(customer, offering)))
    for (const [index, id] of ids.entries()) {
      await act(provider, (actor) => answerOfferingRequest(actor, id, true))
      await act(customers[index], (actor) => completeRequest(actor, id))
    }
    const written = await storm((turn) => {
      const index = turn % ids.length
      const isProvider = turn % 8 >= ids.length
      const review = { rating: isProvider ? 3 : ratings[index], text: '' }
      const author = isProvider ? provider : customers[index]
      return act(author, (actor) => reviewRequest(actor, ids[index], review))
    })
    assert.equal(written, 2 * ids.length)
    const { rating, reviewsCount } = await findOfferingRow({ id: offering.id }, null)
    assert.deepEqual([rating, reviewsCount], [3.75, 4])
  })
})
