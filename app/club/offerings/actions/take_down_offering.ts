import { DateTime } from 'luxon'
import Offering from '#app/club/offerings/models/offering'
import type { InTransaction } from '#app/kernel/database/transaction'

/** Removes an offering from public view for good: its provider keeps it as a draft. */
export async function takeDownOffering({ trx }: InTransaction, id: number): Promise<void> {
  const offering = await Offering.query({ client: trx }).where('id', id).forUpdate().first()
  await offering
    ?.merge({ status: 'draft', takenDownAt: offering.takenDownAt ?? DateTime.utc() })
    .save()
}
