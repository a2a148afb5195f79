import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { HttpError } from '#app/core/exceptions/http_error'
import { lockAccounts, type LockedAccount } from '#app/ledger/ledger_accounts'
import type { LedgerEntry, LedgerPosting } from '#app/ledger/ledger_entry'

interface Posted {
  transactionId: number
  /** the key had been posted before, and nothing happened now */
  isRepeat: boolean
}

/**
 * Writes one movement into the ledger, within the caller's transaction: it
 * commits or goes with what it pays for. The database holds the rules; this
 * takes the locks in one order and says in words what would break them.
 */
export default class PostTransaction {
  /** @throws HttpError 402 when somebody's balance would go below zero */
  async handle(entry: LedgerEntry, trx: TransactionClientContract): Promise<Posted> {
    const transactionId = await this.#open(entry, trx)
    if (transactionId === null)
      return { transactionId: await this.#find(entry.key, trx), isRepeat: true }

    const accounts = await lockAccounts(entry.postings, trx)
    this.#refuseOverdraft(entry.postings, accounts)
    await trx.table('ledger_postings').multiInsert(
      entry.postings.map(({ amount }, line) => ({
        transaction_id: transactionId,
        account_id: accounts[line].id,
        amount,
      }))
    )
    return { transactionId, isRepeat: false }
  }

  /** Takes the key, after waiting for whoever is about to; null when it was taken. */
  async #open(entry: LedgerEntry, trx: TransactionClientContract): Promise<number | null> {
    const [opened]: { id: string }[] = await trx
      .knexQuery()
      .table('ledger_transactions')
      .insert({
        kind: entry.kind,
        cause: entry.cause,
        idempotency_key: entry.key,
        reverses_id: entry.reversesId,
        settles_id: entry.settlesId,
      })
      .onConflict('idempotency_key')
      .ignore()
      .returning('id')
    return opened ? Number(opened.id) : null
  }

  async #find(key: string, trx: TransactionClientContract): Promise<number> {
    const posted: { id: string } = await trx
      .from('ledger_transactions')
      .select('id')
      .where('idempotency_key', key)
      .firstOrFail()
    return Number(posted.id)
  }

  #refuseOverdraft(postings: LedgerPosting[], accounts: LockedAccount[]): void {
    const balances = new Map(accounts.map((account) => [account.id, account.balance]))
    for (const [line, { amount }] of postings.entries()) {
      const { id } = accounts[line]
      balances.set(id, (balances.get(id) ?? 0) + amount)
    }
    for (const { id, isSystem, unit } of accounts) {
      if (isSystem || (balances.get(id) ?? 0) >= 0) continue
      throw HttpError.paymentRequired(
        unit === 'image_credit'
          ? 'You have too few image credits for this.'
          : 'You have too little club coin for this.'
      )
    }
  }
}
