import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { HttpError } from '#app/core/exceptions/http_error'
import Design from '#app/designs/models/design'

/** Puts a public design into the curated gallery, or takes it out again. */
export default class FeatureDesign {
  /** @throws HttpError 404 for one that is not public */
  async handle(
    designId: number,
    isFeatured: boolean,
    trx: TransactionClientContract
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
}
