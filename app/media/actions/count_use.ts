import type { InTransaction } from '#app/kernel/database/transaction'

/** Counts one more use of images that whoever acts may use already; `detachImages` reverts it. */
export async function countUse({ trx }: InTransaction, ids: number[]): Promise<void> {
  if (!ids.length) return
  await trx
    .from('images')
    .whereIn('id', ids)
    .update({ uses: trx.raw('uses + 1'), unused_since: null })
}
