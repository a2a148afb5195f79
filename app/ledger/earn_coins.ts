import { randomUUID } from 'node:crypto'
import type { Milestone } from '#app/accounts/milestones'
import type { ActingUser } from '#app/accounts/user'
import type { InTransaction } from '#app/kernel/database/transaction'
import { coinWayOf } from '#app/ledger/coin_ways'
import { COINS_PER_CREDIT } from '#app/ledger/ledger_entry'
import { announceBalance, keepReason, postTransaction } from '#app/ledger/post_transaction'
import { notify } from '#app/notifications/notify'

interface Earning {
  userId: number
  /** declared by `coinWay` */
  kind: string
  /** id of the listing, design … it is earned for */
  causeId: number
  /** where the statement links to: a path on this site */
  url: string
}

/**
 * Grants club coin in the transaction of its cause, with a line in the statement.
 * Idempotent: once per person, or once per cause if the way is repeatable.
 * @returns whether anything was earned
 */
export async function earnCoins(
  { trx }: InTransaction,
  { userId, kind, causeId, url }: Earning
): Promise<boolean> {
  const { coins, reason, isRepeatable, isByOthers } = coinWayOf(kind)
  const { transactionId, isRepeat } = await postTransaction(
    { trx },
    {
      kind: 'grant',
      cause: `${kind} ${causeId}`,
      key: `coin ${kind} ${isRepeatable ? causeId : `of user ${userId}`}`,
      postings: [
        { owner: { system: 'grants' }, unit: 'club_coin', amount: -coins },
        { owner: { userId }, unit: 'club_coin', amount: coins },
      ],
    }
  )
  if (isRepeat) return false
  await keepReason({ trx }, { transactionId, userId, way: kind, words: reason, url })
  if (isByOthers) {
    const groupKey = `coin_earned:${transactionId}`
    const words = { coins: String(coins), reason }
    await notify({ trx }, { userId, kind: 'coin_earned', groupKey, words, url: '/club-coin' })
  }
  announceBalance({ trx }, userId, 'club_coin')
  return true
}

export async function earnForVerifying(
  { trx }: InTransaction,
  userId: number,
  milestone: Milestone
): Promise<void> {
  if (milestone !== 'verified') return
  await earnCoins({ trx }, { userId, kind: 'email_verified', causeId: userId, url: '/settings' })
}

/**
 * Exchanges club coin for image credits, both in one ledger transaction.
 * @param coins a multiple of `COINS_PER_CREDIT`
 * @throws HttpError 402 if there is too little coin
 */
export async function convertCoins({ user, trx }: ActingUser, coins: number): Promise<void> {
  const credits = coins / COINS_PER_CREDIT
  if (!Number.isInteger(credits) || credits < 1) {
    throw new RangeError('Coins convert to whole credits, at least one.')
  }
  const { transactionId } = await postTransaction(
    { trx },
    {
      kind: 'convert',
      cause: 'image credits',
      key: `convert ${randomUUID()}`,
      postings: [
        { owner: { userId: user.id }, unit: 'club_coin', amount: -coins },
        { owner: { system: 'exchange' }, unit: 'club_coin', amount: coins },
        { owner: { system: 'exchange' }, unit: 'image_credit', amount: -credits },
        { owner: { userId: user.id }, unit: 'image_credit', amount: credits },
      ],
    }
  )
  const words =
    credits === 1 ? 'Converted to 1 image credit' : `Converted to ${credits} image credits`
  await keepReason({ trx }, { transactionId, userId: user.id, words, url: '/designer' })
  announceBalance({ trx }, user.id, 'club_coin')
  announceBalance({ trx }, user.id, 'image_credit')
}
