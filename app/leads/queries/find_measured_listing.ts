import type User from '#app/accounts/models/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findPropertyPage } from '#app/properties/queries/find_property_page'
import { isMember } from '#app/teams/contract/team_roles'
import { findTeamRole } from '#app/teams/queries/find_team_role'

/**
 * A listing whose figures this person may see: its owner, and its team.
 *
 * @throws HttpError 403, or 404 where they may not know of it
 */
export async function findMeasuredListing(slug: string, user: User) {
  const property = await findPropertyPage(slug, user)
  const role = await findTeamRole(property.team?.id ?? null, user.id)
  if (!property.canEdit && !isMember(role)) throw HttpError.forbidden()
  return property
}
