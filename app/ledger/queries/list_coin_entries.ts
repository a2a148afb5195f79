import db from '@adonisjs/lucid/services/db'
import type { PageRequest } from '#app/common/http/paginator'
import type { LedgerKind } from '#app/ledger/contract/ledger_entry'

export interface CoinEntry {
  id: string
  kind: LedgerKind
  amount: string
  /** null for movements that gave no reason */
  words: string | null
  url: string | null
  created_at: Date
}

/** A person's statement, newest first, with one row more than asked. */
export function listCoinEntries(
  userId: number,
  { page, perPage }: PageRequest
): Promise<CoinEntry[]> {
  return db
    .from('ledger_postings as posting')
    .join('ledger_accounts as account', 'account.id', 'posting.account_id')
    .join('ledger_transactions as moved', 'moved.id', 'posting.transaction_id')
    .leftJoin('coin_reasons as reason', (join) =>
      join.on('reason.transaction_id', 'moved.id').andOn('reason.user_id', 'account.user_id')
    )
    .where({ 'account.user_id': userId, 'account.unit': 'club_coin' })
    .orderBy('posting.id', 'desc')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
    .select('posting.id', 'posting.amount', 'moved.kind', 'moved.created_at')
    .select('reason.words', 'reason.url')
}
