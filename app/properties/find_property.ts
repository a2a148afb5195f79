import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isHiddenFrom } from '#app/accounts/blocking/is_hidden_from'
import type User from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { isInvited } from '#app/properties/invitations/is_invited'
import { OWN_LISTINGS, ownersIds } from '#app/properties/listings_sql'
import Property, { isWhole, type WholeProperty } from '#app/properties/property'
import { propertyPolicy } from '#app/properties/property_policy'
import { readPropertyPages, type PropertyPageRow } from '#app/properties/property_row'
import { findTeamRole } from '#app/teams/find_teams'

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

/** A listing for who may edit it. @throws HttpError 404, 403 */
export async function findEditableProperty(
  where: { slug: string } | { id: number },
  editor: User
): Promise<PropertyPageRow> {
  const condition = 'id' in where ? 'p.id = :id' : 'p.id = property_id_of(:slug)'
  const [property] = await readPropertyPages(`where ${condition}`, { ...where })
  if (!property) throw HttpError.notFound()
  const role = await findTeamRole(property.team?.id ?? null, editor.id)
  if (!propertyPolicy.view(editor, property, role)) throw HttpError.notFound()
  if (!propertyPolicy.edit(editor, property, role)) throw HttpError.forbidden()
  return property
}

/** Null where there is none, or it is somebody else's. */
export async function findOwnProperty(
  owner: User,
  where: { id: number } | { slug: string },
  trx: TransactionClientContract
): Promise<PropertyPageRow | null> {
  const condition = 'id' in where ? 'p.id = :id' : 'p.id = property_id_of(:slug)'
  const [property] = await readPropertyPages(
    `where ${OWN_LISTINGS} and ${condition}`,
    { ...ownersIds(owner), ...where },
    trx
  )
  return property ?? null
}

export async function findWholeProperty(
  id: number,
  trx: TransactionClientContract
): Promise<WholeProperty> {
  const property = await Property.query({ client: trx })
    .where('id', id)
    .apply((scopes) => scopes.whole())
    .firstOrFail()
  if (isWhole(property)) return property
  throw new Error(`Listing ${id} was read without its pictures`)
}
