import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import Design from '#app/designs/models/design'

/**
 * Takes a design out of public view for good: its owner keeps it, with its
 * link taken back, and cannot show it again.
 */
export default class TakeDownDesign {
  async handle(designId: number, trx: TransactionClientContract): Promise<void> {
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
}
