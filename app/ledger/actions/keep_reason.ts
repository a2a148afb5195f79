import type { InTransaction } from '#app/kernel/database/transaction'
import type { StatementLine } from '#app/ledger/contract/statement_line'

interface Reason extends StatementLine {
  transactionId: number
  /** whose statement shows it */
  userId: number
  /** the way it was earned, if it was */
  way?: string
}

/** Says in a person's statement why a ledger transaction moved their club coin. */
export async function keepReason(
  { trx }: InTransaction,
  { transactionId, userId, way, words, url }: Reason
): Promise<void> {
  await trx
    .table('coin_reasons')
    .insert({ transaction_id: transactionId, user_id: userId, way, words, url })
}
