import type User from '#app/accounts/models/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { readPropertyPages, type PropertyPageRow } from '#app/properties/models/property_row'
import { propertyPolicy } from '#app/properties/policies/property_policy'
import { findTeamRole } from '#app/teams/queries/find_team_role'

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
