import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { verifyEmail } from '#app/accounts/email/verify_email'
import type User from '#app/accounts/user'
import { shareDesign } from '#app/designs/sharing/share_design'
import { createDesign } from '#app/designs/tests/design_factory'
import { transaction } from '#app/kernel/database/transaction'
import { earnCoins } from '#app/ledger/earn_coins'
import { findCoinBalance } from '#app/ledger/find_balance'
import { listCoinEntries } from '#app/ledger/list_coin_entries'
import { listLedgerFaults } from '#app/ledger/list_ledger_faults'
import { createPublished } from '#app/properties/tests/property_factory'
import { publishProperty } from '#app/properties/publishing/publish_property'
import { createUser } from '#tests/support/users'
import { LiveUser } from '#tests/support/live_user'

const earn = (user: User, kind: string, causeId: number) =>
  transaction((trx) => earnCoins({ trx }, { userId: user.id, kind, causeId, url: '/somewhere' }))

const statementOf = async (user: User) =>
  (await listCoinEntries(user.id, { page: 1, perPage: 20 })).map(
    ({ words, url, amount }) => `${words} ${url} ${amount}`
  )

test.group('Earning coin', () => {
  test('happens once per person and cause, also fifty times at once', async ({ assert }) => {
    const user = await createUser()
    const twice = (kind: string, causes: number[]) =>
      Promise.all(
        Array.from({ length: 50 }, (_, time) => earn(user, kind, causes[time % causes.length]!))
      )
    const firsts = await twice('first_listing', [1, 2])
    assert.lengthOf(firsts.filter(Boolean), 1)
    assert.equal(await findCoinBalance(user.id), 25)
    const causes = [user.id * 10, user.id * 10 + 1]
    const offerings = await twice('offering_completed', causes)
    assert.lengthOf(offerings.filter(Boolean), 2)
    assert.equal(await findCoinBalance(user.id), 35)
    assert.lengthOf(await db.from('notifications').where({ user_id: user.id }), 2)
  })

  test('is undone with its cause', async ({ assert }) => {
    const user = await createUser()
    const failing = transaction(async (trx) => {
      await earnCoins({ trx }, { userId: user.id, kind: 'first_listing', causeId: 1, url: '/' })
      throw new Error('no listing')
    })
    await assert.rejects(() => failing, 'no listing')
    assert.equal(await findCoinBalance(user.id), 0)
    assert.isTrue(await earn(user, 'first_listing', 1))
  })

  test('refuses ways that no module declares', async ({ assert }) => {
    const user = await createUser()
    await assert.rejects(() => earn(user, 'weekly_streak', 1), /No module declares/)
  })

  test('rewards a verified address, a first listing and a first shared design', async ({
    assert,
  }) => {
    const user = await createUser({ type: 'realtor', verified: false })
    for (let time = 0; time < 2; time++) {
      await transaction((trx) => verifyEmail({ trx }, user))
      await user.refresh()
    }
    const listing = await createPublished(user)
    for (const isPublished of [false, true]) {
      await transaction((trx) => publishProperty({ user, trx }, listing.slug, isPublished))
    }
    await createPublished(user)
    const design = await createDesign(user)
    const sharing = { compares: true, tellsPrompt: false }
    const share = () => transaction((trx) => shareDesign({ user, trx }, design.id, sharing))
    const { shareToken } = await share()
    await share()
    assert.deepEqual(await statementOf(user), [
      `You shared your first design /shared/${shareToken} 5`,
      `You published your first listing /properties/${listing.slug} 25`,
      'You verified your email address /settings 10',
    ])
    assert.equal(await findCoinBalance(user.id), 40)
  })

  test('is told live', async ({ assert, cleanup }) => {
    const user = await createUser()
    const live = await LiveUser.open(user)
    cleanup(() => live.close())
    const channel = `private-user.${user.id}`
    await live.join(channel)
    await earn(user, 'first_listing', 1)
    assert.deepEqual(await live.hears('coins.updated', channel), { balance: 25 })
  })

  test('leaves no reason behind when the account goes, but the postings', async ({ assert }) => {
    const user = await createUser()
    await earn(user, 'first_listing', user.id)
    const reason = await db.from('coin_reasons').where('user_id', user.id).firstOrFail()
    await user.delete()
    const id = reason.transaction_id
    assert.lengthOf(await db.from('coin_reasons').where('transaction_id', id), 0)
    assert.lengthOf(await db.from('ledger_postings').where('transaction_id', id), 2)
  })
})

test.group('The check of the ledger', () => {
  test('finds nothing in a sound one', async ({ assert }) => {
    const user = await createUser()
    await earn(user, 'first_listing', 1)
    assert.deepEqual(await listLedgerFaults(), [])
  })

  test('names the posting and the account that do not add up', async ({ assert }) => {
    const user = await createUser()
    await earn(user, 'first_listing', user.id)
    const trx = await db.transaction()
    try {
      await trx.rawQuery('alter table ledger_postings disable trigger user')
      await trx.rawQuery('alter table ledger_accounts disable trigger user')
      const account = await trx.from('ledger_accounts').where('user_id', user.id).firstOrFail()
      const broken = trx.from('ledger_postings').where('account_id', account.id)
      const [posting] = await broken.update({ amount: 26 }).returning('transaction_id')
      const of = Number(posting.transaction_id)
      assert.deepEqual(await listLedgerFaults(trx), [
        `Transaction ${of} (first_listing ${user.id}) moves 1 club_coin from nowhere`,
        `Account ${account.id} of user ${user.id} holds 25 club_coin, but its postings sum to 26`,
      ])
      await trx.from('ledger_accounts').where('id', account.id).update({ balance: 26 })
      assert.include((await listLedgerFaults(trx)).at(-1), 'All accounts of club_coin together')
    } finally {
      await trx.rollback()
    }
  })
})
