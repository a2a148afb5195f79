import { DateTime } from 'luxon'
import type { InTransaction } from '#app/kernel/database/transaction'
import Spot from '#app/spots/models/spot'

/** Removes a spot from public view for good: its author keeps it as a draft. */
export async function takeDownSpot({ trx }: InTransaction, id: number): Promise<void> {
  const spot = await Spot.query({ client: trx }).where('id', id).forUpdate().first()
  if (!spot) return
  await spot
    .merge({
      status: 'draft',
      takenDownAt: spot.takenDownAt ?? DateTime.utc(),
      version: spot.version + 1,
    })
    .save()
}
