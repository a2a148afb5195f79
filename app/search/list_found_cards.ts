import { listListedProperties } from '#app/properties/lists/list_seen_properties'
import type { PropertyCardRow } from '#app/properties/property_row'
import { listSavedIds } from '#app/properties/saving/find_saved_homes'

export interface FoundCards {
  /** by id, without listings that are gone or hidden */
  cards: ReadonlyMap<number, PropertyCardRow>
  savedIds: ReadonlySet<number>
}

export interface Seeing {
  /** null for a guest */
  viewerId: number | null
  /** owners whose listings are left out */
  hiddenIds: number[]
}

/** The cards of listings that a search found, and which of them this person saved. */
export async function listFoundCards(
  ids: number[],
  { viewerId, hiddenIds }: Seeing
): Promise<FoundCards> {
  const cards = await listListedProperties(ids, undefined, hiddenIds)
  return { cards, savedIds: await listSavedIds(viewerId, [...cards.keys()]) }
}
