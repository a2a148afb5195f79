import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Design from '#app/designs/models/design'
import { LostLease } from '#app/designs/running/lost_lease'

/** A design as the worker that claimed it knows it. */
export interface Leased {
  id: number
  leaseToken: string
}

/**
 * Locks the design that a worker is at; it comes without its pictures.
 *
 * @throws LostLease when it is no longer this worker's
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
