import type { Milestone } from '#app/accounts/registry/milestones'
import type { InTransaction } from '#app/kernel/database/transaction'
import { earnCoins } from '#app/ledger/actions/earn_coins'

export async function earnForVerifying(
  { trx }: InTransaction,
  userId: number,
  milestone: Milestone
): Promise<void> {
  if (milestone !== 'verified') return
  await earnCoins({ trx }, { userId, kind: 'email_verified', causeId: userId, url: '/settings' })
}
