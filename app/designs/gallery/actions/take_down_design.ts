import { DateTime } from 'luxon'
import Design from '#app/designs/models/design'
import type { InTransaction } from '#app/kernel/database/transaction'

/** Removes a design from public view for good: its link stops working and can't be renewed. */
export async function takeDownDesign({ trx }: InTransaction, designId: number): Promise<void> {
  const design = await Design.query({ client: trx }).where('id', designId).forUpdate().first()
  if (!design) return
  const now = DateTime.utc()
  await design
    .merge({
      publishedAt: null,
      featuredAt: null,
      takenDownAt: design.takenDownAt ?? now,
      shareRevokedAt: design.isShared ? now : design.shareRevokedAt,
    })
    .save()
}
