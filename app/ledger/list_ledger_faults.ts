import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Each selects sentences; no rows if all is well. */
const CHECKS = [
  `select format('Transaction %s (%s) moves %s %s from nowhere',
     t.id, t.cause, sum(p.amount), a.unit) as fault
   from ledger_transactions t
   join ledger_postings p on p.transaction_id = t.id join ledger_accounts a on a.id = p.account_id
   group by t.id, a.unit having sum(p.amount) <> 0`,
  `select format('Transaction %s (%s) has %s postings', t.id, t.cause, count(p.id)) as fault
   from ledger_transactions t left join ledger_postings p on p.transaction_id = t.id
   group by t.id having count(p.id) < 2`,
  `select format('Account %s of %s holds %s %s, but its postings sum to %s', a.id,
     coalesce(a.system_name, 'user ' || a.user_id, 'a deleted account'), a.balance, a.unit,
     coalesce(sum(p.amount), 0)) as fault
   from ledger_accounts a left join ledger_postings p on p.account_id = a.id
   group by a.id having a.balance <> coalesce(sum(p.amount), 0)`,
  `select format('Account %s of user %s is %s %s below zero', id, user_id, -balance, unit) as fault
   from ledger_accounts where system_name is null and balance < 0`,
  `select format('All accounts of %s together sum to %s', unit, sum(balance)) as fault
   from ledger_accounts group by unit having sum(balance) <> 0`,
]

/** What doesn't add up in the ledger, in sentences; empty if all accounts sum to zero. */
export async function listLedgerFaults(trx?: TransactionClientContract): Promise<string[]> {
  const faults: string[] = []
  for (const check of CHECKS) {
    const { rows } = await (trx ?? db).rawQuery<{ rows: { fault: string }[] }>(check)
    faults.push(...rows.map(({ fault }) => fault))
  }
  return faults
}
