import { isHiddenFrom } from '#app/accounts/blocking/is_hidden_from'
import type User from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { isInvited } from '#app/properties/invitations/is_invited'
import { propertyPolicy } from '#app/properties/property_policy'
import { readPropertyPages, type PropertyPageRow } from '#app/properties/property_row'
import { findTeamRole } from '#app/teams/find_teams'

export interface PropertyPage extends PropertyPageRow {
  canEdit: boolean
  /** seen only by invitation */
  isGuest: boolean
}

/**
 * The whole listing at a public address with its gallery, to show it, if this
 * person may see it. A private one, a draft or an archived one does not exist
 * for others, and none of somebody whom they blocked or who blocked them. A published private one
 * opens by invitation.
 *
 * @param at its address, or what names it
 * @param invitationIds opened in the viewer’s browser
 * @throws HttpError 404
 */
export async function findPropertyPage(
  at: string | { id: number } | { slug: string },
  viewer: User | null,
  invitationIds: readonly number[] = []
): Promise<PropertyPage> {
  const where = typeof at === 'string' ? { slug: at } : at
  const condition = 'id' in where ? 'p.id = :id' : 'p.id = property_id_of(:slug)'
  const [property] = await readPropertyPages(`where ${condition}`, { ...where })
  if (!property) throw HttpError.notFound()
  const role = await findTeamRole(property.team?.id ?? null, viewer?.id ?? null)
  const isGuest = !propertyPolicy.view(viewer, property, role)
  if (isGuest && !(await isOpenTo(property, viewer, invitationIds))) throw HttpError.notFound()
  if (await isHiddenFrom(viewer?.id ?? null, property.userId)) throw HttpError.notFound()
  return { ...property, canEdit: propertyPolicy.edit(viewer, property, role), isGuest }
}

function isOpenTo(
  { id, status }: PropertyPageRow,
  viewer: User | null,
  invitationIds: readonly number[]
): Promise<boolean> | boolean {
  return status === 'publish' && isInvited(id, { userId: viewer?.id ?? null, invitationIds })
}
