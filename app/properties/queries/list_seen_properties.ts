import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { readProperties, type PropertyRow } from '#app/properties/models/property_row'
import { SEEN_LISTINGS } from '#app/properties/models/seen_listings'

/** Those of the listings that somebody may see, in the order asked for. @param viewerId null for a guest */
export async function listSeenProperties(
  slugs: string[],
  viewerId: number | null
): Promise<PropertyRow[]> {
  if (!slugs.length) return []
  const hiddenIds = await listHiddenUserIds(viewerId)
  return readProperties(
    `where p.slug = any(:slugs::text[]) and ${SEEN_LISTINGS}
     order by array_position(:slugs::text[], p.slug)`,
    { slugs, viewerId: viewerId ?? 0, hiddenIds }
  )
}
