import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import type { DreamRow } from '#app/dreams/models/dream_row'
import { readItems, type ItemRow } from '#app/dreams/models/item_row'
import { listPinnedIds } from '#app/dreams/queries/list_pinned_ids'
import type { PropertyCardRow } from '#app/properties/models/property_row'
import { listSeenCards } from '#app/properties/queries/list_seen_cards'
import { countMatches } from '#app/search/alerts/queries/list_matches'

/** A board as somebody sees it. */
export interface DreamView {
  row: DreamRow
  items: ItemRow[]
  /** the listings among them that they may see */
  cards: Map<number, PropertyCardRow>
  matchesCount: number
  viewerId: number | null
}

/** @param perDream how many items of each */
export async function viewDreams(
  rows: DreamRow[],
  viewer: User | null,
  perDream: number,
  client?: TransactionClientContract
): Promise<DreamView[]> {
  const viewerId = viewer?.id ?? null
  const hiddenIds = await listHiddenUserIds(viewerId, client)
  const items = await readItems(
    rows.map(({ id }) => id),
    { viewerId, hiddenIds },
    perDream,
    client
  )
  const cards = await listSeenCards(
    items.flatMap(({ propertyId }) => propertyId ?? []),
    viewer,
    client
  )
  const views: DreamView[] = []
  for (const row of rows) {
    views.push({
      row,
      items: items.filter(({ dreamId }) => dreamId === row.id),
      cards,
      matchesCount: await countMatchesOf(row, hiddenIds, client),
      viewerId,
    })
  }
  return views
}

/** Its search is for members only. */
async function countMatchesOf(
  { id, criteria, isMember }: DreamRow,
  hiddenIds: number[],
  client?: TransactionClientContract
): Promise<number> {
  if (!criteria || !isMember) return 0
  const exceptIds = await listPinnedIds(id, client)
  return countMatches({ query: criteria, hiddenIds, exceptIds }, client)
}
