import type { InTransaction } from '#app/kernel/database/transaction'
import { announceBalance } from '#app/ledger/actions/announce_balance'
import { keepReason } from '#app/ledger/actions/keep_reason'
import { postTransaction } from '#app/ledger/actions/post_transaction'
import { coinWayOf } from '#app/ledger/registry/coin_ways'
import { notify } from '#app/notifications/actions/notify'

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
