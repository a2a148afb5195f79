import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { errors } from '@vinejs/vine'
import { HttpError } from '#app/kernel/exceptions/http_error'
import {
  missingForPublish,
  type PublishFacts,
} from '#app/properties/publishing/missing_for_publish'
import type Property from '#app/properties/property'

/** @throws E_VALIDATION_ERROR, or HttpError 403 for one that was taken down */
export async function assertPublishable(
  property: Property,
  trx: TransactionClientContract
): Promise<void> {
  if (property.takenDownAt) {
    throw HttpError.forbidden('We took this listing down because it breaks our rules.')
  }
  const [row] = await trx
    .from('property_images')
    .where('property_id', property.id)
    .count('* as count')
  assertComplete(property, Number(row.count))
}

/** @throws E_VALIDATION_ERROR with all that publishing asks for and isn't there */
export function assertComplete(property: PublishFacts, imagesCount: number): void {
  const missing = Object.entries(missingForPublish(property, imagesCount))
  if (!missing.length) return
  throw new errors.E_VALIDATION_ERROR(
    missing.map(([field, message]) => ({ field, message, rule: 'publish' }))
  )
}
