import { wireTime } from '#app/common/http/wire_time'
import type { PropertyCardRow, SavedCardRow, OwnCardRow } from '#app/properties/property_row'
import { propertyCard } from '#app/properties/property_transformer'
import {
  missingForPublish,
  type PublishField,
} from '#app/properties/publishing/missing_for_publish'

/** A card with whether whoever looks at it saved the home. */
export function savableCard(row: PropertyCardRow, isSaved: boolean) {
  return { ...propertyCard(row), is_saved: isSaved }
}

/** @param savedIds the homes that whoever looks at them saved, as `listSavedAmong` finds them */
export function savableCards(rows: readonly PropertyCardRow[], savedIds: ReadonlySet<number>) {
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

/** One’s own listing with its team and what it lacks to be published. A listing with photos has a cover. */
export function ownCard(row: OwnCardRow) {
  const missing = missingForPublish(row, row.featuredImage === null ? 0 : 1)
  const { team } = row
  return {
    ...propertyCard(row),
    team: team && { id: team.id, name: team.name },
    missing: Object.keys(missing) as PublishField[],
  }
}
