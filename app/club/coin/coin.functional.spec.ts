import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type User from '#app/accounts/user'
import { transaction } from '#app/kernel/database/transaction'
import { earnCoins } from '#app/ledger/earn_coins'
import { findCoinBalance, findCreditBalance } from '#app/ledger/find_balance'
import { listLedgerFaults } from '#app/ledger/list_ledger_faults'
import { createUser } from '#tests/support/users'

async function userWith(times: number): Promise<User> {
  const user = await createUser()
  await transaction(async (trx) => {
    for (let time = 0; time < times; time++) {
      const causeId = user.id * 1000 + time
      const earning = { userId: user.id, kind: 'offering_completed', causeId, url: '/offerings' }
      await earnCoins({ trx }, earning)
    }
  })
  return user
}

test.group('Club coin', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('tells the balance, why it moved, and how to earn more', async ({ client, assert }) => {
    const user = await userWith(3)
    const response = await client.get('/api/club/coin?per_page=2').loginAs(user)
    response.assertStatus(200)
    const { balance, entries, ways, rate } = response.body()
    assert.equal(balance, 15)
    assert.equal(rate, 10)
    assert.lengthOf(entries.data, 2)
    assert.containsSubset(entries.data[0], {
      amount: 5,
      reason: 'You completed an offering',
      url: '/offerings',
    })
    const next = await client.get(entries.next_page_url).loginAs(user)
    assert.lengthOf(next.body().entries.data, 1)
    assert.containsSubset(ways, [
      { kind: 'email_verified', coins: 10, done: false },
      { kind: 'first_design_shared', coins: 5, done: false },
      { kind: 'offering_completed', coins: 5, done: false, times: 3 },
    ])
    const kinds = (list: { kind: string }[]) => list.map(({ kind }) => kind)
    assert.notInclude(kinds(ways), 'first_listing')
    const realtor = await createUser({ type: 'realtor' })
    const other = await client.get('/api/club/coin').loginAs(realtor)
    assert.include(kinds(other.body().ways), 'first_listing')
    assert.equal(other.body().balance, 0)
    assert.deepEqual(other.body().entries.data, [])
  })

  test('converts exactly as far as it reaches, under a hundred at once', async ({
    client,
    assert,
  }) => {
    const user = await userWith(61)
    const convert = () =>
      client.post('/api/club/coin/convert').withCsrfToken().json({ coins: 10 }).loginAs(user)
    const answers = await Promise.all(Array.from({ length: 100 }, convert))
    const statuses = answers.map((answer) => answer.status())
    assert.lengthOf(
      statuses.filter((status) => status === 200),
      30
    )
    assert.lengthOf(
      statuses.filter((status) => status === 402),
      70
    )
    assert.equal(await findCoinBalance(user.id), 5)
    assert.equal(await findCreditBalance(user.id), 30)
    assert.deepEqual(await listLedgerFaults(), [])
  })

  test('converts once per key', async ({ client, assert }) => {
    const user = await userWith(10)
    const key = randomUUID()
    const convert = () =>
      client
        .post('/api/club/coin/convert')
        .withCsrfToken()
        .header('Idempotency-Key', key)
        .json({ coins: 20 })
        .loginAs(user)
    const answers = await Promise.all([convert(), convert(), convert()])
    for (const answer of answers) {
      answer.assertStatus(200)
      answer.assertBody({ status: 'success', balance: 30, credits: 2 })
    }
    assert.equal(await findCreditBalance(user.id), 2)
  })

  test('refuses what is no whole credit, in plain words', async ({ client, assert }) => {
    const user = await userWith(10)
    for (const [coins, sentence] of [
      [15, 'Enter a multiple of 10.'],
      [0, 'Convert at least 10 coins.'],
      [-10, 'Convert at least 10 coins.'],
      [undefined, 'Enter how many coins to convert.'],
    ] as const) {
      const answer = await client
        .post('/api/club/coin/convert')
        .withCsrfToken()
        .json({ coins })
        .loginAs(user)
      answer.assertStatus(422)
      assert.deepEqual(answer.body().errors.coins, [sentence])
    }
    const tooMany = await client
      .post('/api/club/coin/convert')
      .withCsrfToken()
      .json({ coins: 60 })
      .loginAs(user)
    tooMany.assertStatus(402)
    tooMany.assertBodyContains({ message: 'You don’t have enough club coin for this.' })
    assert.equal(await findCoinBalance(user.id), 50)
  })
})
