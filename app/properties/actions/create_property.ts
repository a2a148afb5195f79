import Property from '#app/properties/models/property'
import { plainOf, type PropertyInput } from '#app/properties/models/property_input'
import { findWholeProperty } from '#app/properties/queries/find_whole_property'
import { arrangeImages } from '#app/properties/actions/arrange_images'
import { createProperties } from '#app/properties/actions/create_properties'
import type { ActingUser } from '#app/accounts/models/acting_user'

/** In the name of the team that its owner works in, if their role allows it. */
export async function createProperty(
  { user: owner, trx }: ActingUser,
  input: PropertyInput
): Promise<Property> {
  const [id] = await createProperties({ user: owner, trx }, [plainOf(input)])
  if (input.images) {
    const property = await Property.findOrFail(id, { client: trx })
    await arrangeImages({ user: owner, trx }, property, input)
  }
  return findWholeProperty(id, trx)
}
