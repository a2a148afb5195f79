// Long because: the rules of the ledger are read, and proven, together.
import { randomUUID } from 'node:crypto'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import env from '#start/env'
import { registerUser } from '#app/accounts/registration/register_user'
import UserRegistered from '#app/accounts/registration/user_registered'
import { captureHold, holdBalance, returnHold, releaseHold } from '#app/ledger/change_hold'
import { grantCredits } from '#app/ledger/grant_credits'
import { postTransaction } from '#app/ledger/post_transaction'
import type { LedgerEntry } from '#app/ledger/ledger_entry'
import { findCoinBalance, findCreditBalance } from '#app/ledger/find_balance'
import { listCoinEntries } from '#app/ledger/list_coin_entries'
import { listLedgerFaults } from '#app/ledger/list_ledger_faults'
import { LiveUser } from '#tests/support/live_user'
import { createUser, PASSWORD, uniqueHandle } from '#tests/support/users'
import { transaction } from '#app/kernel/database/transaction'

function post(entry: LedgerEntry) {
  return db.transaction((trx) => postTransaction({ trx }, entry))
}

function spend(userId: number, amount = 1, key = randomUUID() as string) {
  return post({
    kind: 'spend',
    cause: 'test',
    key,
    postings: [
      { owner: { userId }, unit: 'image_credit', amount: -amount },
      { owner: { system: 'spent' }, unit: 'image_credit', amount },
    ],
  })
}

async function userWith(credits: number) {
  const user = await createUser()
  await transaction((trx) => grantCredits({ trx }, user, credits, 'test', randomUUID()))
  return user
}

test.group('Ledger', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('gives and takes', async ({ assert }) => {
    const user = await userWith(5)
    await spend(user.id, 2)
    assert.equal(await findCreditBalance(user.id), 3)
  })

  test('never goes below zero, also under a hundred spends at once', async ({ assert }) => {
    const user = await userWith(30)
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => spend(user.id)))
    assert.lengthOf(
      outcomes.filter(({ status }) => status === 'fulfilled'),
      30
    )
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') assert.equal(outcome.reason.status, 402)
    }
    assert.equal(await findCreditBalance(user.id), 0)
  })

  test('does the same key once, also at the same instant', async ({ assert }) => {
    const user = await userWith(10)
    const key = randomUUID()
    const posted = await Promise.all([spend(user.id, 4, key), spend(user.id, 4, key)])
    assert.equal(posted[0].transactionId, posted[1].transactionId)
    assert.sameMembers(
      posted.map(({ isRepeat }) => isRepeat),
      [false, true]
    )
    assert.equal(await findCreditBalance(user.id), 6)
  })

  test('forgets a key whose movement did not commit', async ({ assert }) => {
    const user = await userWith(1)
    const key = randomUUID()
    await assert.rejects(() => spend(user.id, 2, key), /enough image credits/)
    await transaction((trx) => grantCredits({ trx }, user, 1, 'test', randomUUID()))
    await spend(user.id, 2, key)
    assert.equal(await findCreditBalance(user.id), 0)
  })

  test('holds, and ends a hold once', async ({ assert }) => {
    const user = await userWith(3)
    const hold = (amount: number, key = randomUUID() as string) =>
      db.transaction((trx) =>
        holdBalance({ trx }, { userId: user.id, unit: 'image_credit', amount, cause: 'test', key })
      )
    const capture = (id: number) => db.transaction((trx) => captureHold({ trx }, id))
    const release = (id: number) => db.transaction((trx) => releaseHold({ trx }, id))

    const key = randomUUID()
    const first = await hold(2, key)
    assert.equal(await hold(2, key), first)
    const second = await hold(1)
    assert.equal(await findCreditBalance(user.id), 0)
    await assert.rejects(() => hold(1), /enough image credits/)
    for (let repeat = 0; repeat < 2; repeat++) {
      await release(first)
      await capture(second)
    }
    assert.equal(await findCreditBalance(user.id), 2)
    await assert.rejects(() => capture(first), /ledger_transactions_settles_id_unique/)
    await assert.rejects(() => release(second), /ledger_transactions_settles_id_unique/)
    const { transactionId: spent } = await spend(user.id)
    await assert.rejects(() => release(spent), /holds nothing/)
    const unnamed: LedgerEntry = {
      kind: 'capture',
      cause: 'test',
      key: randomUUID(),
      postings: [
        { owner: { system: 'held' }, unit: 'image_credit', amount: -1 },
        { owner: { system: 'spent' }, unit: 'image_credit', amount: 1 },
      ],
    }
    await assert.rejects(() => post(unnamed), /ledger_settlement_names_its_hold/)
  })

  test('gives back what was held, captured or not, once', async ({ assert }) => {
    const user = await userWith(2)
    const [waiting, begun] = await Promise.all(
      [1, 2].map(() =>
        db.transaction((trx) =>
          holdBalance(
            { trx },
            { userId: user.id, unit: 'image_credit', amount: 1, cause: 'test', key: randomUUID() }
          )
        )
      )
    )
    await db.transaction((trx) => captureHold({ trx }, begun))
    assert.equal(await findCreditBalance(user.id), 0)
    for (let repeat = 0; repeat < 2; repeat++) {
      for (const id of [waiting, begun]) {
        await db.transaction((trx) => returnHold({ trx }, id))
      }
    }
    assert.equal(await findCreditBalance(user.id), 2)
  })

  test('holds coin with a reason, and pays it to somebody once', async ({ assert }) => {
    const [buyer, provider] = await Promise.all([createUser(), createUser()])
    await post({
      kind: 'grant',
      cause: 'test',
      key: randomUUID(),
      postings: [
        { owner: { system: 'grants' }, unit: 'club_coin', amount: -9 },
        { owner: { userId: buyer.id }, unit: 'club_coin', amount: 9 },
      ],
    })
    const line = (words: string) => ({ words, url: '/offerings' })
    const [paid, returned] = [4, 5].map((amount) => ({
      userId: buyer.id,
      unit: 'club_coin' as const,
      amount,
      cause: 'test',
      key: randomUUID() as string,
      line: line('Set aside for staging'),
    }))
    for (let repeat = 0; repeat < 2; repeat++) {
      await db.transaction(async (trx) => {
        const payee = { userId: provider.id, line: line('You staged a home') }
        await captureHold({ trx }, await holdBalance({ trx }, paid), payee)
        const hold = await holdBalance({ trx }, returned)
        await releaseHold({ trx }, hold, line('Staging was canceled'))
      })
    }
    assert.equal(await findCoinBalance(buyer.id), 5)
    assert.equal(await findCoinBalance(provider.id), 4)
    const statement = async (userId: number) =>
      (await listCoinEntries(userId, { page: 1, perPage: 9 })).map(({ words }) => words)
    assert.deepEqual(await statement(buyer.id), [
      'Staging was canceled',
      'Set aside for staging',
      'Set aside for staging',
      null,
    ])
    assert.deepEqual(await statement(provider.id), ['You staged a home'])
    assert.deepEqual(await listLedgerFaults(), [])
  })

  test('gives back to the house what was held of somebody who is gone', async ({ assert }) => {
    const user = await userWith(1)
    const id = await db.transaction((trx) =>
      holdBalance(
        { trx },
        { userId: user.id, unit: 'image_credit', amount: 1, cause: 'test', key: randomUUID() }
      )
    )
    await user.delete()
    await db.transaction((trx) => releaseHold({ trx }, id))
    const release = await db.from('ledger_transactions').where('settles_id', id).firstOrFail()
    assert.equal(release.kind, 'release')
  })

  test('tells somebody’s pages what they may spend now', async ({ assert, cleanup }) => {
    const user = await createUser()
    const live = await LiveUser.open(user)
    cleanup(() => live.close())
    const channel = `private-user.${user.id}`
    await live.join(channel)
    await transaction((trx) => grantCredits({ trx }, user, 3, 'test', randomUUID()))
    assert.deepEqual(await live.hears('credits.updated', channel), { credits: 3 })
    const id = await db.transaction((trx) =>
      holdBalance(
        { trx },
        { userId: user.id, unit: 'image_credit', amount: 2, cause: 'test', key: randomUUID() }
      )
    )
    assert.deepEqual(await live.hears('credits.updated', channel, 2), { credits: 1 })
    await db.transaction((trx) => releaseHold({ trx }, id))
    assert.deepEqual(await live.hears('credits.updated', channel, 3), { credits: 3 })
  })

  test('gives whole credits only', async ({ assert }) => {
    const user = await createUser()
    for (const amount of [0, -1, 0.5, Number.NaN]) {
      await assert.rejects(
        () => transaction((trx) => grantCredits({ trx }, user, amount, 'test', randomUUID())),
        RangeError
      )
    }
  })

  test('keeps a deleted person’s postings', async ({ assert }) => {
    const user = await userWith(7)
    const account = await db.from('ledger_accounts').where('user_id', user.id).firstOrFail()
    await user.delete()
    const left = await db.from('ledger_accounts').where('id', account.id).firstOrFail()
    assert.isNull(left.user_id)
    assert.equal(Number(left.balance), 7)
  })
})

test.group('Ledger, held by the database itself', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('refuses a movement that does not sum to zero', async ({ assert }) => {
    const user = await userWith(1)
    const lopsided: LedgerEntry = {
      kind: 'grant',
      cause: 'test',
      key: randomUUID(),
      postings: [
        { owner: { userId: user.id }, unit: 'image_credit', amount: 5 },
        { owner: { system: 'grants' }, unit: 'club_coin', amount: -5 },
      ],
    }
    await assert.rejects(() => post(lopsided), /does not sum to zero/)
    await assert.rejects(
      () => post({ ...lopsided, postings: lopsided.postings.slice(0, 1) }),
      /does not sum/
    )
    await assert.rejects(
      () =>
        db
          .table('ledger_transactions')
          .insert({ kind: 'grant', cause: 'test', idempotency_key: randomUUID() }),
      /does not sum to zero/
    )
    assert.equal(await findCreditBalance(user.id), 1)
  })

  test('refuses to change or extend what is written', async ({ assert }) => {
    const user = await userWith(3)
    const { transactionId } = await spend(user.id)
    const [posting] = await db.from('ledger_postings').where('transaction_id', transactionId)
    const attempts = [
      () => db.from('ledger_postings').where('id', posting.id).update({ amount: 99 }),
      () => db.from('ledger_postings').where('id', posting.id).delete(),
      () => db.from('ledger_transactions').where('id', transactionId).update({ cause: 'other' }),
      () => db.from('ledger_transactions').where('id', transactionId).delete(),
      () => db.rawQuery('truncate ledger_postings'),
      () => db.table('ledger_postings').insert({ ...posting, id: undefined }),
      () => db.from('ledger_accounts').where('user_id', user.id).update({ balance: 1_000 }),
    ]
    for (const attempt of attempts)
      await assert.rejects(attempt, /never changed|is closed|by postings only/)
    assert.equal(await findCreditBalance(user.id), 2)
  })

  test('refuses a balance below zero even to who does not ask first', async ({ assert }) => {
    const user = await userWith(1)
    const account = await db.from('ledger_accounts').where('user_id', user.id).firstOrFail()
    const overdraw = () =>
      db.transaction(async (trx) => {
        const [{ id }] = await trx
          .table('ledger_transactions')
          .insert({ kind: 'spend', cause: 'test', idempotency_key: randomUUID() })
          .returning('id')
        await trx
          .table('ledger_postings')
          .insert({ transaction_id: id, account_id: account.id, amount: -2 })
      })
    await assert.rejects(overdraw, /ledger_accounts_not_below_zero/)
  })

  test('sums to zero, and each balance is the sum of its postings', async ({ assert }) => {
    const { rows } = await db.rawQuery<{ rows: { total: string; wrong: string }[] }>(
      `select sum(balance) as total, count(*) filter (
         where balance <> coalesce((select sum(amount) from ledger_postings where account_id = a.id), 0)
       ) as wrong from ledger_accounts a`
    )
    assert.equal(Number(rows[0].total ?? 0), 0)
    assert.equal(Number(rows[0].wrong), 0)
  })
})

test.group('Image credits', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('are none to begin with', async ({ client }) => {
    const user = await createUser()
    const response = await client.get('/api/user/credits/image').loginAs(user)
    response.assertStatus(200)
    response.assertBody({ credits: 0 })
  })

  test('are told to their owner, and only to who is signed in', async ({ client }) => {
    const user = await userWith(4)
    const response = await client.get('/api/user/credits/image').loginAs(user)
    response.assertBody({ credits: 4 })
    const anonymous = await client.get('/api/user/credits/image')
    anonymous.assertStatus(401)
  })

  test('welcome a new account in its own transaction, whatever becomes of the event', async ({
    assert,
    cleanup,
  }) => {
    const before = env.get('WELCOME_CREDITS')
    emitter.fake([UserRegistered])
    cleanup(() => {
      emitter.restore()
      env.set('WELCOME_CREDITS', before ?? 0)
    })
    const register = async (credits: number) => {
      env.set('WELCOME_CREDITS', credits)
      const handle = uniqueHandle()
      const email = `${handle}@example.com`
      const person = { name: 'Ava', handle, email, password: PASSWORD, type: 'member' as const }
      return transaction((trx) => registerUser({ trx }, person))
    }
    const user = await register(3)
    assert.equal(await findCreditBalance(user.id), 3)
    const other = await register(0)
    assert.equal(await findCreditBalance(other.id), 0)
  })
})
