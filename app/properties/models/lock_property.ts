import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import Property from '#app/properties/models/property'
import { propertyPolicy } from '#app/properties/policies/property_policy'
import { findTeamRole } from '#app/teams/queries/find_team_role'

/** Locks a listing for who may edit it, so that saves follow each other. @throws HttpError 404, 403 */
export async function lockProperty(
  where: { slug: string } | { id: number },
  editor: User,
  trx: TransactionClientContract
): Promise<Property> {
  const property = await Property.query({ client: trx })
    .withScopes((scopes) => scopes.at(where))
    .forUpdate()
    .first()
  if (!property) throw HttpError.notFound()
  const role = await findTeamRole(property.teamId, editor.id, trx)
  if (!propertyPolicy.view(editor, property, role)) throw HttpError.notFound()
  if (!propertyPolicy.edit(editor, property, role)) throw HttpError.forbidden()
  return property
}
