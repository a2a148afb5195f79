import type User from '#app/accounts/models/user'
import Property from '#app/properties/models/property'
import { propertyPolicy } from '#app/properties/policies/property_policy'
import { findTeamRole } from '#app/teams/queries/find_team_role'

/** What others who edit a listing see of this person; false if they may not edit it. */
export async function editorIn(user: User, propertyId: number) {
  const property = await Property.find(propertyId)
  if (!property) return false
  const role = await findTeamRole(property.teamId, user.id)
  return propertyPolicy.edit(user, property, role) && { name: user.name }
}
