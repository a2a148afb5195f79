import { transaction } from '#app/kernel/database/transaction'
import type User from '#app/accounts/user'
import { createProperty } from '#app/properties/create_property'
import { publishProperty } from '#app/properties/publishing/publish_property'
import type Property from '#app/properties/property'
import type { PropertyInput } from '#app/properties/property_input'
import { storeTestImage } from '#tests/support/images'

/** All that publishing asks for, but the photo. */
export const READY: PropertyInput = {
  name: 'Casa Livia',
  type: 'villa',
  price: 1_250_000,
  currency: 'EUR',
  address: 'Via del Molo 7',
  city: 'Portofino',
  country: 'Italy',
  country_code: 'IT',
  latitude: 44.3036,
  longitude: 9.2098,
}

export function createDraft(owner: User, input: PropertyInput = {}): Promise<Property> {
  return transaction((trx) => createProperty({ user: owner, trx }, input))
}

/** A listing that is out, with one photo. */
export async function createPublished(owner: User, input: PropertyInput = {}): Promise<Property> {
  const image = await storeTestImage(owner)
  const draft = await createDraft(owner, { ...READY, images: [image.id], ...input })
  return transaction((trx) => publishProperty({ user: owner, trx }, draft.slug, true))
}
