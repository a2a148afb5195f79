import type User from '#app/accounts/models/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { PropertyPageRow } from '#app/properties/models/property_row'
import { findPropertyPage } from '#app/properties/queries/find_property_page'

/**
 * The listing, if this person may ask about it.
 *
 * @param user null for a guest
 * @throws HttpError 404 if it isn’t public or either blocked the other, 403 if it is their own
 */
export async function authorizeAsking(slug: string, user: User | null): Promise<PropertyPageRow> {
  const property = await findPropertyPage(slug, user)
  if (user && !user.isEmailVerified) throw HttpError.forbidden('Verify your email address first.')
  if (user && [property.userId, property.secondOwnerId].includes(user.id)) {
    throw HttpError.forbidden('This is your own listing.')
  }
  if (property.status !== 'publish' || property.isPrivate) throw HttpError.notFound()
  return property
}
