import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import CreateProperty from '#app/properties/actions/create_property'
import PublishProperty from '#app/properties/actions/publish_property'
import type Property from '#app/properties/models/property'
import type { PropertyInput } from '#app/properties/property_input'
import { storeTestImage } from '#tests/support/images'

/** All that publishing asks for, but the photograph. */
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

export function createProperty(owner: User, input: PropertyInput = {}): Promise<Property> {
  return db.transaction((trx) => new CreateProperty().handle(owner, input, trx))
}

/** A listing that is out, with one photograph. */
export async function createPublished(owner: User, input: PropertyInput = {}): Promise<Property> {
  const image = await storeTestImage(owner)
  const draft = await createProperty(owner, { ...READY, images: [image.id], ...input })
  return db.transaction((trx) => new PublishProperty().handle(owner, draft.slug, true, trx))
}
