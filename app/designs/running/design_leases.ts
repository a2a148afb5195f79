import { randomUUID } from 'node:crypto'
import { LostLease } from '#app/common/jobs/lost_lease'
import Design from '#app/designs/design'
import { DESIGN_LEASE_SECONDS } from '#app/designs/design_limits'
import { lockLeasedDesign, type LeasedDesign } from '#app/designs/design_locks'
import { loadPicturesOf, type PicturedDesign } from '#app/designs/design_pictures'
import type { InTransaction } from '#app/kernel/database/transaction'
import { captureHold } from '#app/ledger/change_hold'

/**
 * Claims the next design. Abandoned ones come first, then whoever has waited longest, so a hundred
 * orders from one person delay everyone else by one design at most.
 * @returns null if nothing is waiting
 */
export async function claimDesign({ trx }: InTransaction): Promise<PicturedDesign | null> {
  const { rows } = await trx.rawQuery<{ rows: { id: number }[] }>(
    `update designs set
         status = 'processing', attempts = attempts + 1, lease_token = :token,
         lease_until = now() + make_interval(secs => :seconds), started_at = now(), updated_at = now()
       where id = (
         select id from designs waiting
         where status = 'pending' or (status = 'processing' and lease_until < now())
         order by status = 'processing' desc,
           (select max(started_at) from designs where user_id = waiting.user_id) nulls first, id
         limit 1 for no key update skip locked)
       returning id`,
    { token: randomUUID(), seconds: DESIGN_LEASE_SECONDS }
  )
  const [claimed] = rows
  return claimed ? loadPicturesOf(await Design.findOrFail(claimed.id, { client: trx })) : null
}

/** @returns whether the design still belongs to this worker */
export async function renewDesignLease(
  { trx }: InTransaction,
  { id, leaseToken }: LeasedDesign
): Promise<boolean> {
  const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
    `update designs set lease_until = now() + make_interval(secs => ?)
       where id = ? and lease_token = ? and status = 'processing'`,
    [DESIGN_LEASE_SECONDS, id, leaseToken]
  )
  return rowCount > 0
}

/**
 * Leaves a design to the next worker.
 * @param pauseSeconds before anyone takes it, by the database's clock
 * @param counts whether this attempt counts toward MAX_RUN_ATTEMPTS
 * @throws LostLease
 */
export async function releaseDesignLease(
  { trx }: InTransaction,
  { id, leaseToken }: LeasedDesign,
  pauseSeconds: number,
  counts: boolean
): Promise<void> {
  const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
    `update designs set lease_token = null, attempts = attempts - ?,
         lease_until = now() + make_interval(secs => ?), updated_at = now()
       where id = ? and lease_token = ? and status = 'processing'`,
    [counts ? 0 : 1, pauseSeconds, id, leaseToken]
  )
  if (rowCount === 0) throw new LostLease()
}

/** Frees all designs: with an embedded database, no worker of an earlier process can be alive. */
export async function expireDesignLeases({ trx }: InTransaction): Promise<void> {
  await trx
    .from('designs')
    .where('status', 'processing')
    .whereRaw('lease_until > now()')
    .update({ lease_until: trx.raw('now()') })
}

/**
 * Charges a design just before an engine starts. From then on a preview may show, so deleting
 * doesn't refund; a failure still does. A second attempt charges nothing.
 * @throws LostLease
 */
export async function chargeDesign({ trx }: InTransaction, leased: LeasedDesign): Promise<void> {
  const { holdId } = await lockLeasedDesign(leased, trx)
  if (holdId) await captureHold({ trx }, holdId)
}
