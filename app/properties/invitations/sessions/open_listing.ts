import type { HttpContext } from '@adonisjs/core/http'
import { keptInvitations } from '#app/common/http/kept_invitations'
import { findPropertyPage, type PropertyPage } from '#app/properties/queries/find_property_page'

/**
 * The listing at the request’s `slug`, for its people and those invited in this browser or account.
 * Answers with what isn’t public stay out of caches and search engines.
 * @throws HttpError 404
 */
export async function openListing(ctx: HttpContext): Promise<PropertyPage> {
  const { auth, params, response } = ctx
  const property = await findPropertyPage(params.slug, auth.user ?? null, keptInvitations(ctx))
  if (property.isPrivate) {
    response.header('cache-control', 'private, no-store')
    response.header('x-robots-tag', 'noindex')
  }
  return property
}
