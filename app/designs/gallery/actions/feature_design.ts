import { DateTime } from 'luxon'
import { HttpError } from '#app/kernel/exceptions/http_error'
import Design from '#app/designs/models/design'
import type { InTransaction } from '#app/kernel/database/transaction'

/** @throws HttpError 404 if it isn't public */
export async function featureDesign(
  { trx }: InTransaction,
  designId: number,
  isFeatured: boolean
): Promise<Design> {
  const design = await Design.query({ client: trx })
    .where('id', designId)
    .whereNotNull('published_at')
    .forUpdate()
    .first()
  if (!design) throw HttpError.notFound()
  if (design.isFeatured === isFeatured) return design
  return design.merge({ featuredAt: isFeatured ? DateTime.utc() : null }).save()
}
