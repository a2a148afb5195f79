import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Design from '#app/designs/models/design'
import { LostLease } from '#app/common/jobs/lost_lease'

/** A design, with the token of the worker that claimed it. */
export interface Leased {
  id: number
  leaseToken: string
}

/**
 * Locks a worker's design, without its images.
 * @throws LostLease if it no longer belongs to this worker
 */
export async function lockLeased(
  { id, leaseToken }: Leased,
  trx: TransactionClientContract
): Promise<Design> {
  const design = await Design.query({ client: trx })
    .where({ id, lease_token: leaseToken, status: 'processing' })
    .forUpdate()
    .sideload({ withoutPictures: true })
    .first()
  if (!design) throw new LostLease()
  return design
}
