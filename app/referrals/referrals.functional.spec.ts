import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { runAccountDeletionSteps } from '#app/accounts/deletion/deletion_steps'
import { reachMilestone, type Milestone } from '#app/accounts/milestones'
import User from '#app/accounts/user'
import { blockUser } from '#app/accounts/blocking/block_user'
import { transaction } from '#app/kernel/database/transaction'
import { findCoinBalance } from '#app/ledger/find_balance'
import { listLedgerFaults } from '#app/ledger/list_ledger_faults'
import { keepReferral } from '#app/referrals/keep_referral'
import type { Suspicion } from '#app/referrals/referral_options'
import Referral from '#app/referrals/referral'
import { createUser } from '#tests/support/users'

async function invited(referrer: User, user: User, suspicion: Suspicion | null = null) {
  await transaction((trx) => keepReferral({ user, trx }, { referrerId: referrer.id, suspicion }))
  return Referral.findByOrFail({ userId: user.id })
}

const reach = (user: User, milestone: Milestone) =>
  transaction((trx) => reachMilestone({ trx }, user.id, milestone))

async function statusOf({ id }: Referral) {
  return (await Referral.findOrFail(id)).status
}

const noticesOf = (user: User, kind: string) =>
  db.from('notifications').where({ user_id: user.id, kind })

test.group('A referral', () => {
  test('counts once, when the person verified their address and did one real thing', async ({
    assert,
  }) => {
    const referrer = await createUser()
    const user = await createUser({ verified: false })
    const referral = await invited(referrer, user)
    await reach(user, 'joined_market')
    assert.equal(await statusOf(referral), 'waiting')
    await User.query().where('id', user.id).update({ email_verified_at: new Date() })
    await reach(user, 'verified')
    assert.equal(await statusOf(referral), 'rewarded')
    assert.equal(await findCoinBalance(referrer.id), 50)
    assert.lengthOf(await noticesOf(referrer, 'referral_joined'), 1)
    assert.lengthOf(await noticesOf(referrer, 'coin_earned'), 1)
  })

  test('is rewarded exactly once by fifty events at the same time', async ({ assert }) => {
    const referrer = await createUser()
    const user = await createUser()
    await invited(referrer, user)
    const milestones = ['verified', 'published', 'designed', 'joined_market'] as const
    await Promise.all(Array.from({ length: 50 }, (_, time) => reach(user, milestones[time % 4]!)))
    assert.equal(await findCoinBalance(referrer.id), 50)
    assert.deepEqual(await listLedgerFaults(), [])
  })

  test('earns at most twenty times a month, also at the same time', async ({ assert }) => {
    const referrer = await createUser()
    const people = await Promise.all(Array.from({ length: 23 }, () => createUser()))
    for (const user of people) await invited(referrer, user)
    await Promise.all(people.map((user) => reach(user, 'designed')))
    const counts = await db
      .from('referrals')
      .where('referrer_id', referrer.id)
      .groupBy('status')
      .orderBy('status')
      .select('status')
      .count('* as times')
    assert.deepEqual(
      counts.map(({ status, times }) => [status, Number(times)]),
      [
        ['rewarded', 20],
        ['unpaid', 3],
      ]
    )
    assert.equal(await findCoinBalance(referrer.id), 1000)
    const lastMonth = { status: 'rewarded', rewarded_at: new Date(Date.now() - 32 * 86_400_000) }
    await db
      .from('referrals')
      .where({ referrer_id: referrer.id, status: 'rewarded' })
      .update(lastMonth)
    const next = await createUser()
    await invited(referrer, next)
    await reach(next, 'designed')
    assert.equal(await findCoinBalance(referrer.id), 1050)
  })

  test('is never one’s own, and nobody is referred twice', async ({ assert }) => {
    const [referrer, other, user] = [await createUser(), await createUser(), await createUser()]
    await assert.rejects(() => invited(referrer, referrer), /referrals_never_oneself/)
    await invited(referrer, user)
    await assert.rejects(() => invited(other, user), /referrals_user_id_unique/)
  })

  test('is not rewarded again for an address that comes back', async ({ assert }) => {
    const referrer = await createUser()
    const user = await createUser()
    const { email } = user
    await invited(referrer, user)
    await reach(user, 'published')
    await transaction((trx) => runAccountDeletionSteps(user, trx))
    await user.delete()
    const again = await createUser({ email })
    const second = await invited(referrer, again)
    await reach(again, 'published')
    assert.equal(await statusOf(second), 'refused')
    assert.equal(await findCoinBalance(referrer.id), 50)
  })

  test('goes with the account before it counted, and stays nameless after', async ({
    client,
    assert,
  }) => {
    const referrer = await createUser()
    const [early, late] = [await createUser(), await createUser()]
    await invited(referrer, early)
    await invited(referrer, late)
    await reach(late, 'designed')
    for (const user of [early, late]) {
      await transaction((trx) => runAccountDeletionSteps(user, trx))
      await user.delete()
    }
    const answer = await client.get('/api/refer').loginAs(referrer)
    const { referrals, coins_earned: earned } = answer.body()
    assert.lengthOf(referrals, 1)
    assert.containsSubset(referrals[0], { name: null, handle: null, status: 'rewarded' })
    assert.equal(earned, 50)
  })
})

test.group('One’s referrals', () => {
  test('tell the link, who joined as far as they are public, and what it earned', async ({
    client,
    assert,
  }) => {
    const referrer = await createUser()
    const hidden = await createUser({ name: 'Hidden Person' })
    const unverified = await createUser({ name: 'Unverified Person', verified: false })
    const known = await createUser({ name: 'Known Person' })
    for (const user of [hidden, unverified, known]) await invited(referrer, user)
    await reach(known, 'joined_market')
    const namesIn = async () => {
      const { referrals } = (await client.get('/api/refer').loginAs(referrer)).body()
      return referrals.map(({ name }: { name: string | null }) => name)
    }
    assert.deepEqual(await namesIn(), ['Known Person', null, 'Hidden Person'])
    await transaction((trx) => blockUser({ user: hidden, trx }, referrer.id))
    assert.deepEqual(await namesIn(), ['Known Person', null, null])
    const answer = await client.get('/api/refer').loginAs(referrer)
    answer.assertStatus(200)
    const { url, code, referrals, coins_earned: earned } = answer.body()
    assert.equal(code, referrer.handle)
    assert.match(url, new RegExp(`^http.*/r/${referrer.handle}$`))
    assert.isNotNull(referrals[0].rewarded_at)
    assert.notProperty(referrals[0], 'email')
    assert.equal(earned, 50)
    const others = await client.get('/api/refer').loginAs(known)
    assert.deepEqual(others.body().referrals, [])
  })
})

test.group('Suspicious referrals', () => {
  test('wait for staff, who accept one once', async ({ client, assert }) => {
    const [referrer, user] = [await createUser(), await createUser()]
    const staff = await createUser({ type: 'staff' })
    const referral = await invited(referrer, user, 'same_device')
    const accept = () =>
      client.post(`/api/staff/referrals/${referral.id}/accept`).withCsrfToken().loginAs(staff)
    const early = await accept()
    early.assertStatus(404)
    await reach(user, 'published')
    assert.equal(await statusOf(referral), 'review')
    assert.equal(await findCoinBalance(referrer.id), 0)

    const list = await client.get(`/api/staff/referrals?after=${referral.id - 1}`).loginAs(staff)
    assert.containsSubset(list.body().referrals[0], {
      id: referral.id,
      suspicion: 'same_device',
      deed: 'published',
      referrer: { handle: referrer.handle },
      user: { handle: user.handle },
    })
    const answers = await Promise.all(Array.from({ length: 10 }, accept))
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [
      200,
      ...Array.from({ length: 9 }, () => 409),
    ])
    assert.equal(await findCoinBalance(referrer.id), 50)
    const done = await client.get('/api/staff/referrals?list=accepted').loginAs(staff)
    assert.containsSubset(done.body().referrals[0], {
      id: referral.id,
      status: 'rewarded',
      decided_by: { handle: staff.handle },
    })
  })

  test('are never decided by who invited or joined', async ({ client, assert }) => {
    const [referrer, user, other] = [
      await createUser({ type: 'staff' }),
      await createUser({ type: 'staff' }),
      await createUser({ type: 'staff' }),
    ]
    const referral = await invited(referrer, user, 'same_device')
    await reach(user, 'published')
    for (const staff of [referrer, user]) {
      for (const verdict of ['accept', 'refuse']) {
        const answer = await client
          .post(`/api/staff/referrals/${referral.id}/${verdict}`)
          .withCsrfToken()
          .loginAs(staff)
        answer.assertStatus(403)
      }
    }
    assert.equal(await statusOf(referral), 'review')
    const answer = await client
      .post(`/api/staff/referrals/${referral.id}/refuse`)
      .withCsrfToken()
      .loginAs(other)
    answer.assertStatus(200)
  })

  test('earn nothing when refused, whatever the person does later', async ({ client, assert }) => {
    const [referrer, user] = [await createUser(), await createUser()]
    const staff = await createUser({ type: 'staff' })
    const referral = await invited(referrer, user, 'same_address')
    await reach(user, 'designed')
    const answer = await client
      .post(`/api/staff/referrals/${referral.id}/refuse`)
      .withCsrfToken()
      .loginAs(staff)
    answer.assertBodyContains({ status: 'success', referral: { status: 'refused' } })
    await reach(user, 'published')
    assert.equal(await statusOf(referral), 'refused')
    assert.equal(await findCoinBalance(referrer.id), 0)
  })
})
