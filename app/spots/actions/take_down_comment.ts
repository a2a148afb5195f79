import type { InTransaction } from '#app/kernel/database/transaction'

/** Deletes a comment that staff removed, with its replies. */
export async function takeDownComment({ trx }: InTransaction, id: number): Promise<void> {
  await trx.from('spot_comments').where('id', id).delete()
}
