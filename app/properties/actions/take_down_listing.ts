import { DateTime } from 'luxon'
import type { InTransaction } from '#app/kernel/database/transaction'
import { tellWebhooks } from '#app/properties/actions/tell_webhooks'
import Property from '#app/properties/models/property'
import { findWholeProperty } from '#app/properties/queries/find_whole_property'

/** Removes a listing from public view for good: it is archived and can't be published again. */
export async function takeDownListing({ trx }: InTransaction, id: number): Promise<void> {
  const property = await Property.query({ client: trx }).where('id', id).forUpdate().first()
  if (!property) return
  const wasPublished = property.isPublished
  await property
    .merge({
      status: 'archive',
      takenDownAt: property.takenDownAt ?? DateTime.utc(),
      version: property.version + 1,
    })
    .save()
  if (wasPublished) await tellWebhooks({ trx }, await findWholeProperty(id, trx), null)
}
