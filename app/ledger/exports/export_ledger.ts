import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { ExportedPart } from '#app/accounts/registry/export_parts'

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
