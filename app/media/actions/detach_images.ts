import type { InTransaction } from '#app/kernel/database/transaction'

/** Reverts one `attachImages`. Unused images are deleted a day later. */
export async function detachImages({ trx }: InTransaction, ids: number[]): Promise<void> {
  if (!ids.length) return
  await trx
    .from('images')
    .whereIn('id', ids)
    .where('uses', '>', 0)
    .update({
      uses: trx.raw('uses - 1'),
      unused_since: trx.raw('case when uses = 1 then now() end'),
    })
}
