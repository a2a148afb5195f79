import { wireTime } from '#app/common/http/wire_time'
import type { PropertyCardRow, SavedCardRow } from '#app/properties/models/property_row'
import { listSavedIds } from '#app/properties/saving/queries/list_saved_ids'
import { propertyCard } from '#app/properties/transformers/property_transformer'

/** A card with whether whoever looks at it saved the home. */
export function savableCard(row: PropertyCardRow, isSaved: boolean) {
  return { ...propertyCard(row), is_saved: isSaved }
}

/** @param viewerId null for a guest, who saved nothing */
export async function savableCards(rows: PropertyCardRow[], viewerId: number | null) {
  const savedIds = await listSavedIds(
    viewerId,
    rows.map(({ id }) => id)
  )
  return rows.map((row) => savableCard(row, savedIds.has(row.id)))
}

/** A home in the list of what somebody saved, with its price at that time. */
export function savedCard(row: SavedCardRow) {
  return {
    ...savableCard(row, true),
    saved_at: wireTime(row.savedAt),
    saved_price: row.savedPrice,
    saved_currency: row.savedCurrency,
  }
}
