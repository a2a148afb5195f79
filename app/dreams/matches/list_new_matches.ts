import type User from '#app/accounts/user'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import type { PageRequest } from '#app/common/http/paginator'
import type { DreamRow } from '#app/dreams/dream_view'
import { listPinnedIds } from '#app/dreams/items/find_items'
import { listListedProperties } from '#app/properties/lists/list_seen_properties'
import type { PropertyCardRow } from '#app/properties/property_row'
import { listMatches } from '#app/search/alerts/find_matches'

export interface NewMatch {
  home: PropertyCardRow
  /** published since the board searches for this */
  isNew: boolean
}

/** Homes that a board’s search finds and that aren’t on it, newest first; one more than a page holds. */
export async function listNewMatches(
  { id, criteria, criteriaSince }: DreamRow,
  { id: viewerId }: User,
  page: PageRequest
): Promise<NewMatch[]> {
  if (!criteria) return []
  const hiddenIds = await listHiddenUserIds(viewerId)
  const exceptIds = await listPinnedIds(id)
  const found = await listMatches({ query: criteria, hiddenIds, exceptIds }, page)
  const cards = await listListedProperties(
    found.map((match) => match.id),
    undefined,
    hiddenIds
  )
  const since = wireTimeOrNull(criteriaSince) ?? ''
  return found.flatMap((match) => {
    const home = cards.get(match.id)
    return home ? [{ home, isNew: wireTime(match.publishedAt) > since }] : []
  })
}
