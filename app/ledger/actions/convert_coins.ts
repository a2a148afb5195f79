import { randomUUID } from 'node:crypto'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { announceBalance } from '#app/ledger/actions/announce_balance'
import { keepReason } from '#app/ledger/actions/keep_reason'
import { postTransaction } from '#app/ledger/actions/post_transaction'
import { COINS_PER_CREDIT } from '#app/ledger/contract/coin_rate'

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
