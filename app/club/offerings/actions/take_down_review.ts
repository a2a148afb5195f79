import { DateTime } from 'luxon'
import type { InTransaction } from '#app/kernel/database/transaction'

/** Hides a review for good; it no longer counts. */
export async function takeDownReview({ trx }: InTransaction, id: number): Promise<void> {
  await trx
    .from('offering_reviews')
    .where('id', id)
    .whereNull('taken_down_at')
    .update({ taken_down_at: DateTime.utc().toJSDate() })
}
