import type User from '#app/accounts/models/user'
import { postTransaction } from '#app/ledger/actions/post_transaction'
import type { InTransaction } from '#app/kernel/database/transaction'
import { announceBalance } from '#app/ledger/actions/announce_balance'

/**
 * @param amount whole credits, at least one
 * @param cause shown in the ledger
 * @param key idempotency key
 */
export async function grantCredits(
  { trx }: InTransaction,
  user: User,
  amount: number,
  cause: string,
  key: string
): Promise<void> {
  if (!Number.isInteger(amount) || amount < 1) {
    throw new RangeError('A grant is of at least one whole credit.')
  }
  await postTransaction(
    { trx },
    {
      kind: 'grant',
      cause,
      key,
      postings: [
        { owner: { system: 'grants' }, unit: 'image_credit', amount: -amount },
        { owner: { userId: user.id }, unit: 'image_credit', amount },
      ],
    }
  )
  announceBalance({ trx }, user.id, 'image_credit')
}
