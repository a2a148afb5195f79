import type { HttpContext } from '@adonisjs/core/http'
import type { OpenHouseRow } from '#app/farm/open_houses/models/open_house_row'
import { authorizeHosting } from '#app/farm/open_houses/policies/open_house_access'
import { findOpenHouse } from '#app/farm/open_houses/queries/find_open_house'

/** The open house at the request’s `slug`, for its hosts. @throws HttpError 404 */
export async function openAsHost({ auth, params }: HttpContext): Promise<OpenHouseRow> {
  const house = await findOpenHouse({ slug: params.slug })
  await authorizeHosting(auth.getUserOrFail(), house.id)
  return house
}
