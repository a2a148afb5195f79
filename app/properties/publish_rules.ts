import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { errors } from '@vinejs/vine'
import type Property from '#app/properties/models/property'

type Facts = Pick<
  Property,
  'name' | 'price' | 'currency' | 'type' | 'address' | 'city' | 'latitude' | 'longitude'
>

const SENTENCES = {
  name: 'Give the listing a name.',
  price: 'Say what it costs.',
  currency: 'Choose the currency of the price.',
  type: 'Choose what kind of home it is.',
  address: 'Say where it is, and find the place on the map.',
  images: 'Add at least one photograph.',
}

/** What a listing still lacks before anybody may see it, by field; empty when it is ready. */
export function missingForPublish(property: Facts, imagesCount: number): Record<string, string> {
  const isMissing = {
    name: !property.name,
    price: property.price === null || property.price === undefined,
    currency: !property.currency,
    type: !property.type,
    address:
      !(property.address || property.city) ||
      property.latitude === null ||
      property.latitude === undefined,
    images: imagesCount === 0,
  }
  const missing = Object.entries(SENTENCES).filter(
    ([field]) => isMissing[field as keyof typeof SENTENCES]
  )
  return Object.fromEntries(missing)
}

/** @throws E_VALIDATION_ERROR (422) with a sentence for each missing field */
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
