import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { OWN_LISTINGS, ownersIds } from '#app/properties/listings_sql'
import Property from '#app/properties/property'
import { propertyPolicy } from '#app/properties/property_policy'
import { readPropertyPages, type PropertyPageRow } from '#app/properties/property_row'
import { findTeamRole } from '#app/teams/find_teams'

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

export interface LockedProperty extends PropertyPageRow {
  version: number
}

/** Of these listings those that somebody edits as their own, locked; by id. */
export async function lockOwnProperties(
  owner: User,
  ids: number[],
  trx: TransactionClientContract
): Promise<Map<number, LockedProperty>> {
  if (!ids.length) return new Map()
  const locked: { id: number; version: number }[] = await trx
    .from('properties')
    .whereIn('id', ids)
    .orderBy('id')
    .forUpdate()
    .select('id', 'version')
  const versions = new Map(locked.map(({ id, version }) => [id, version]))
  const pages = await readPropertyPages(
    `where p.id = any(:ids::integer[]) and ${OWN_LISTINGS}`,
    { ids, ...ownersIds(owner) },
    trx
  )
  return new Map(pages.map((page) => [page.id, { ...page, version: versions.get(page.id)! }]))
}
