import { LRUCache } from 'lru-cache'
import { renderCard } from '#app/properties/cards/render_card'
import type { PropertyRow } from '#app/properties/models/property_row'

const MAX_KEPT = 128
const MAX_KEPT_BYTES = 32 * 1024 * 1024

const cards = new LRUCache<string, Buffer, PropertyRow>({
  max: MAX_KEPT,
  maxSize: MAX_KEPT_BYTES,
  sizeCalculation: ({ length }) => Math.max(1, length),
  fetchMethod: (_stamp, _stale, { context: property }) => renderCard(property),
  ignoreFetchAbort: true,
})

/** Drawn once for each state of a listing's page. @throws HttpError 429 */
export function recentCard(stamp: string, property: PropertyRow): Promise<Buffer> {
  return cards.forceFetch(stamp, { context: property })
}
