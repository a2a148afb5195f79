import { DateTime } from 'luxon'
import type { InTransaction } from '#app/kernel/database/transaction'
import { touchWalkthrough } from '#app/walkthroughs/actions/touch_walkthrough'
import Walkthrough from '#app/walkthroughs/models/walkthrough'

/** Removes a walkthrough from public view for good: it is a draft and can't be published again. */
export async function takeDownWalkthrough({ trx }: InTransaction, id: number): Promise<void> {
  const walkthrough = await Walkthrough.query({ client: trx }).where('id', id).forUpdate().first()
  if (!walkthrough) return
  walkthrough.merge({
    status: 'draft',
    takenDownAt: walkthrough.takenDownAt ?? DateTime.utc(),
  })
  await touchWalkthrough({ trx }, walkthrough)
}
