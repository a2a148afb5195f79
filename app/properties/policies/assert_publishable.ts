import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { errors } from '@vinejs/vine'
import { missingForPublish } from '#app/properties/contract/missing_for_publish'
import type Property from '#app/properties/models/property'

/** @throws E_VALIDATION_ERROR */
export async function assertPublishable(
  property: Property,
  trx: TransactionClientContract
): Promise<void> {
  const [row] = await trx
    .from('property_images')
    .where('property_id', property.id)
    .count('* as count')
  const missing = Object.entries(missingForPublish(property, Number(row.count)))
  if (!missing.length) return
  throw new errors.E_VALIDATION_ERROR(
    missing.map(([field, message]) => ({ field, message, rule: 'publish' }))
  )
}
