/** Frees all designs: with an embedded database, no worker of an earlier process can be alive. */
export async function expireLeases({ trx }: InTransaction): Promise<void> {
  await trx
    .from('designs')
    .where('status', 'processing')
    .whereRaw('lease_until > now()')
    .update({ lease_until: trx.raw('now()') })
}
import type { InTransaction } from '#app/kernel/database/transaction'
