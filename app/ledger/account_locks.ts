import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LedgerOwner, LedgerPosting, LedgerUnit } from '#app/ledger/ledger_entry'

export interface LockedAccount {
  id: number
  unit: LedgerUnit
  isSystem: boolean
  balance: number
}

interface AccountRow {
  id: number
  user_id: number | null
  system_name: string | null
  unit: LedgerUnit
  balance: string
}

/**
 * Locks accounts, creating missing ones. A fixed order prevents deadlocks.
 * @returns accounts in the order of the postings
 */
export async function lockAccounts(
  postings: LedgerPosting[],
  trx: TransactionClientContract
): Promise<LockedAccount[]> {
  const wanted = new Map(postings.map((posting) => [nameOf(posting.owner, posting.unit), posting]))
  const sorted = [...wanted.keys()].sort().map((name) => wanted.get(name)!)
  for (const { owner, unit } of sorted) {
    await trx
      .knexQuery()
      .table('ledger_accounts')
      .insert({ ...ownerColumns(owner), unit })
      .onConflict()
      .ignore()
  }
  const rows: AccountRow[] = await trx
    .from('ledger_accounts')
    .where((any) => {
      for (const { owner, unit } of sorted) any.orWhere({ ...ownerColumns(owner), unit })
    })
    .orderBy('id')
    .forUpdate()
  const byName = new Map(rows.map((row) => [nameOfRow(row), toAccount(row)]))
  return postings.map(({ owner, unit }) => {
    const account = byName.get(nameOf(owner, unit))
    if (!account) throw new Error(`There is no ledger account ${nameOf(owner, unit)}`)
    return account
  })
}

function toAccount({ id, unit, system_name, balance }: AccountRow): LockedAccount {
  return { id, unit, isSystem: system_name !== null, balance: Number(balance) }
}

function nameOf(owner: LedgerOwner, unit: LedgerUnit): string {
  return 'userId' in owner ? `${unit} of user ${owner.userId}` : `${unit} of ${owner.system}`
}

function nameOfRow({ user_id, system_name, unit }: AccountRow): string {
  return user_id === null ? `${unit} of ${system_name}` : `${unit} of user ${user_id}`
}

function ownerColumns(owner: LedgerOwner): { user_id: number } | { system_name: string } {
  return 'userId' in owner ? { user_id: owner.userId } : { system_name: owner.system }
}
