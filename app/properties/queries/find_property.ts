import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { HttpError } from '#app/core/exceptions/http_error'
import Property from '#app/properties/models/property'
import { propertyPolicy } from '#app/properties/policies/property_policy'

/**
 * The whole listing at a public address, if this person may see it. A private
 * one, a draft or an archived one does not exist for others.
 *
 * @throws HttpError 404
 */
export async function findProperty(slug: string, viewer: User | null): Promise<Property> {
  const property = await Property.query()
    .where('slug', slug)
    .apply((scopes) => scopes.whole())
    .first()
  if (!property || !propertyPolicy.view(viewer, property)) throw HttpError.notFound()
  return property
}

/**
 * The listing for its owner to change, locked until the transaction ends: two
 * saves of one listing follow each other.
 *
 * @throws HttpError 404 for what they may not see, 403 for what they may not change
 */
export async function lockProperty(
  where: { slug: string } | { id: number },
  editor: User,
  trx: TransactionClientContract
): Promise<Property> {
  const property = await Property.query({ client: trx }).where(where).forUpdate().first()
  if (!property || !propertyPolicy.view(editor, property)) throw HttpError.notFound()
  if (!propertyPolicy.edit(editor, property)) throw HttpError.forbidden()
  return property
}

/** The listing as the wire gives it, read after a change in the same transaction. */
export function rereadProperty(id: number, trx: TransactionClientContract): Promise<Property> {
  return Property.query({ client: trx })
    .where('id', id)
    .apply((scopes) => scopes.whole())
    .firstOrFail()
}
