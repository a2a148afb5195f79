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

/** What publishing asks for. */
export type PublishField = keyof typeof SENTENCES

/**
 * What a listing still lacks before anybody may see it, a sentence by field;
 * empty when it is ready. The server decides by it, and the editor tells by it
 * beforehand.
 */
export function missingForPublish(
  property: Facts,
  imagesCount: number
): Partial<Record<PublishField, string>> {
  const isMissing: Record<PublishField, boolean> = {
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
  const missing = Object.entries(SENTENCES).filter(([field]) => isMissing[field as PublishField])
  return Object.fromEntries(missing)
}
