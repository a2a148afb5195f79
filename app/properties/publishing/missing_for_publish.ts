import type Property from '#app/properties/property'

export type PublishFacts = Pick<
  Property,
  'name' | 'price' | 'currency' | 'type' | 'address' | 'city' | 'latitude' | 'longitude'
>

const SENTENCES = {
  name: 'Give the listing a name.',
  price: 'Enter the asking price.',
  currency: 'Choose a currency.',
  type: 'Choose the property type.',
  address: 'Choose the town, so the home is on the map.',
  images: 'Add at least one photo.',
}

export type PublishField = keyof typeof SENTENCES

/** What a listing still lacks, a sentence by field; empty once it can be published. */
export function missingForPublish(
  property: PublishFacts,
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
