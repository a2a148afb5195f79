import type User from '#app/accounts/models/user'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import type { PageRequest } from '#app/common/http/paginator'
import type { DreamRow } from '#app/dreams/models/dream_row'
import { listPinnedIds } from '#app/dreams/queries/list_pinned_ids'
import { listListedProperties } from '#app/properties/queries/list_listed_properties'
import { propertyCard } from '#app/properties/transformers/property_transformer'
import { listMatches } from '#app/search/alerts/queries/list_matches'

/** Homes that a board’s search finds and that aren’t on it, newest first; one more than a page holds. */
export async function matchList(
  { id, criteria, criteriaSince }: DreamRow,
  { id: viewerId }: User,
  page: PageRequest
) {
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
    const card = cards.get(match.id)
    if (!card) return []
    return [{ ...propertyCard(card), is_new: wireTime(match.publishedAt) > since }]
  })
}
