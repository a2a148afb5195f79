import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isHiddenFrom } from '#app/accounts/blocking/policies/is_hidden_from'
import type User from '#app/accounts/models/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { isInvited } from '#app/properties/invitations/policies/is_invited'
import Property from '#app/properties/models/property'
import { propertyPolicy } from '#app/properties/policies/property_policy'
import { findTeamRole } from '#app/teams/queries/find_team_role'

interface Seeing {
  /** opened in the viewer’s browser */
  invitationIds?: readonly number[]
  trx?: TransactionClientContract
}

interface SeenProperty {
  property: Property
  canEdit: boolean
}

/** A listing that somebody may see, as `findPropertyPage`, without what is on its page. @throws HttpError 404 */
export async function findSeenProperty(
  where: { slug: string } | { id: number },
  viewer: User | null,
  { invitationIds = [], trx }: Seeing = {}
): Promise<SeenProperty> {
  const property = await Property.query({ client: trx })
    .withScopes((scopes) => scopes.at(where))
    .first()
  if (!property) throw HttpError.notFound()
  const userId = viewer?.id ?? null
  const role = await findTeamRole(property.teamId, userId, trx)
  const isSeen =
    propertyPolicy.view(viewer, property, role) ||
    (property.isPublished && (await isInvited(property.id, { userId, invitationIds }, trx)))
  if (!isSeen || (await isHiddenFrom(userId, property.userId, trx))) throw HttpError.notFound()
  return { property, canEdit: propertyPolicy.edit(viewer, property, role) }
}
