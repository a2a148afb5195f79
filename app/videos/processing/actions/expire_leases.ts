import type { InTransaction } from '#app/kernel/database/transaction'

/** Frees all videos: with an embedded database, no worker of an earlier process can be alive. */
export async function expireLeases({ trx }: InTransaction): Promise<void> {
  await trx.from('videos').where('status', 'processing').update({ leased_until: null })
}
