import type { HttpContext } from '@adonisjs/core/http'
import { keptInvitations } from '#app/common/http/kept_invitations'
import type { OpenHouseRow } from '#app/farm/open_houses/models/open_house_row'
import { findOpenHouse } from '#app/farm/open_houses/queries/find_open_house'
import { findPropertyPage, type PropertyPage } from '#app/properties/queries/find_property_page'

/**
 * The open house at the request’s `slug`, for who may see its home. Of one that isn’t public,
 * caches and search engines keep nothing.
 * @throws HttpError 404
 */
export async function openOpenHouse(
  ctx: HttpContext
): Promise<{ house: OpenHouseRow; property: PropertyPage }> {
  const { auth, params, response } = ctx
  const house = await findOpenHouse({ slug: params.slug })
  const property = await findPropertyPage(
    house.property.slug,
    auth.user ?? null,
    keptInvitations(ctx)
  )
  if (property.isPrivate) {
    response.header('cache-control', 'private, no-store')
    response.header('x-robots-tag', 'noindex')
  }
  return { house, property }
}
