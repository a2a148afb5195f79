import db from '@adonisjs/lucid/services/db'
import type { ExportedPart } from '#app/accounts/exports/export_parts'
import type User from '#app/accounts/user'
import type { PageRequest } from '#app/common/http/paginator'
import type { LedgerKind } from '#app/ledger/ledger_entry'

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

/** How often a person earned coin, by way. */
export async function countEarnings(userId: number): Promise<Map<string, number>> {
  const rows: { way: string; times: string }[] = await db
    .from('coin_reasons')
    .where('user_id', userId)
    .whereNotNull('way')
    .groupBy('way')
    .select('way')
    .count('* as times')
  return new Map(rows.map(({ way, times }) => [way, Number(times)]))
}

/** Coins a person earned in one way, whatever became of them. */
export async function countEarnedCoins(userId: number, way: string): Promise<number> {
  const [{ coins }]: { coins: string | null }[] = await db
    .from('coin_reasons as reason')
    .join('ledger_postings as posting', 'posting.transaction_id', 'reason.transaction_id')
    .join('ledger_accounts as account', 'account.id', 'posting.account_id')
    .where({ 'reason.user_id': userId, 'reason.way': way, 'account.user_id': userId })
    .sum('posting.amount as coins')
  return Number(coins ?? 0)
}

/** Every movement of the person's credits and coins. */
export async function exportLedger({ id }: User): Promise<ExportedPart> {
  const data: object[] = await db
    .from('ledger_postings')
    .join('ledger_accounts', 'ledger_accounts.id', 'ledger_postings.account_id')
    .join('ledger_transactions', 'ledger_transactions.id', 'ledger_postings.transaction_id')
    .leftJoin('coin_reasons', 'coin_reasons.transaction_id', 'ledger_transactions.id')
    .where('ledger_accounts.user_id', id)
    .orderBy('ledger_postings.id')
    .select('ledger_transactions.kind', 'ledger_transactions.cause', 'ledger_accounts.unit')
    .select('ledger_postings.amount', 'ledger_transactions.created_at')
    .select('coin_reasons.words as reason')
  return { data }
}
