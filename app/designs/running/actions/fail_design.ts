import { deletePreview } from '#app/designs/collection/actions/delete_preview'
import DesignProgressed from '#app/designs/running/events/design_progressed'
import { lockLeased, type Leased } from '#app/designs/running/models/lock_leased'
import { announceRestyle } from '#app/designs/restyles/actions/announce_restyle'
import { returnHold } from '#app/ledger/actions/return_hold'
import { type InTransaction, afterCommit } from '#app/kernel/database/transaction'

/** Fails a run with a reason for its owner, and refunds it. @throws LostLease */
export async function failDesign(
  { trx }: InTransaction,
  leased: Leased,
  error: string
): Promise<void> {
  const failed = await lockLeased(leased, trx)
  if (failed.holdId) await returnHold({ trx }, failed.holdId)
  await deletePreview(failed, trx)
  await failed
    .merge({ status: 'failed', error, holdId: null, leaseToken: null, leaseUntil: null })
    .save()
  await announceRestyle({ trx }, failed)
  afterCommit(trx, () => DesignProgressed.dispatch(failed))
}
