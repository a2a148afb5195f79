import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { COMPONENT_TYPES } from '#app/properties/contract/listing_options'
import Component from '#app/properties/models/component'
import Property from '#app/properties/models/property'
import { fillProperty, type PropertyInput } from '#app/properties/models/property_input'
import { readableSlug } from '#app/common/slugs/readable_slug'
import { findWholeProperty } from '#app/properties/queries/find_whole_property'
import { mayList } from '#app/teams/contract/team_roles'
import { findWorkplace } from '#app/teams/queries/find_workplace'
import { arrangeImages } from '#app/properties/actions/arrange_images'
import type { ActingUser } from '#app/accounts/models/acting_user'

/** In the name of the team that its owner works in, if their role allows it. */
export async function createProperty(
  { user: owner, trx }: ActingUser,
  input: PropertyInput
): Promise<Property> {
  const property = new Property()
  property.useTransaction(trx)
  property.merge({
    userId: owner.id,
    teamId: await listingTeamOf(owner, trx),
    slug: readableSlug(input.name, 'listing'),
    animations: {},
    componentOrder: [],
    acceptedCurrencies: [],
    acceptedCryptocurrencies: [],
  })
  fillProperty(property, { ...input, status: undefined })
  property.status = 'draft'
  await property.save()

  await Component.createMany(
    COMPONENT_TYPES.map((type) => ({ propertyId: property.id, type, content: {} })),
    { client: trx }
  )
  await arrangeImages({ user: owner, trx }, property, input)
  return findWholeProperty(property.id, trx)
}

async function listingTeamOf({ id }: User, trx: TransactionClientContract): Promise<number | null> {
  const workplace = await findWorkplace(id, trx)
  return workplace && mayList(workplace.role) ? workplace.team_id : null
}
