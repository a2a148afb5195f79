import { lockLeased, type Leased } from '#app/designs/running/models/lock_leased'
import { captureHold } from '#app/ledger/actions/capture_hold'
import type { InTransaction } from '#app/kernel/database/transaction'

/**
 * Charges a design just before an engine starts. From then on a preview may show, so deleting
 * doesn't refund; a failure still does. A second attempt charges nothing.
 * @throws LostLease
 */
export async function chargeDesign({ trx }: InTransaction, leased: Leased): Promise<void> {
  const { holdId } = await lockLeased(leased, trx)
  if (holdId) await captureHold({ trx }, holdId)
}
