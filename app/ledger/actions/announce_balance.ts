import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import type { LedgerUnit } from '#app/ledger/contract/ledger_entry'
import CoinsChanged from '#app/ledger/events/coins_changed'
import CreditsChanged from '#app/ledger/events/credits_changed'

/** Tells somebody's open pages what they may spend, once the transaction has committed. */
export function announceBalance({ trx }: InTransaction, userId: number, unit: LedgerUnit): void {
  const Changed = unit === 'club_coin' ? CoinsChanged : CreditsChanged
  afterCommit(trx, () => Changed.dispatch(userId))
}
