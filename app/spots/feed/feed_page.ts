import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import { listUserMarkets } from '#app/places/markets/find_markets'
import type { FeedTab } from '#app/spots/feed/feed_tabs'
import { MAX_SEEN, type FeedCursor } from '#app/spots/feed/feed_cursor'
import type { FoundSpot, Wanted } from '#app/spots/feed/feed_sql'
import {
  listFollowedSpots,
  listMarketSpots,
  listNearSpots,
  listPopularSpots,
  listTaggedSpots,
  nearCells,
  RINGS_KM,
} from '#app/spots/feed/list_feed_spots'
import { listSilencedAuthorIds } from '#app/spots/feed/feed_silencers'

export interface FeedReason {
  kind: 'popular'
}

export interface FeedPage {
  ids: number[]
  /** of those that the tab has nothing more for */
  popularIds: ReadonlySet<number>
  /** null at the end */
  next: FeedCursor | null
}

export const PER_PAGE = 10

/** Popular ones after a tab has run dry. */
const MAX_POPULAR = 100
const MAX_MARKETS = 5

/**
 * The next spots of a tab, and popular ones once it has run dry: none of them twice along one
 * cursor, whatever happens between two pages.
 * @param viewerId null for a guest, who only gets popular ones
 */
export async function readFeedPage(
  viewerId: number | null,
  tab: FeedTab,
  cursor: FeedCursor
): Promise<FeedPage> {
  const hiddenIds = await listUnwantedIds(viewerId)
  const reader = viewerId === null ? null : { viewerId, tab, cells: await cellsOf(viewerId, tab) }
  let place: FeedCursor = reader ? cursor : { ...cursor, phase: 'popular' }
  const ids: number[] = []
  while (reader && ids.length < PER_PAGE && place.phase === 'tab') {
    const limit = PER_PAGE - ids.length
    const wanted = { after: place.after, limit, hiddenIds, seen: place.seen }
    const found = await listOf(reader, place.ring, wanted)
    ids.push(...found.map(({ id }) => id))
    place = following(place, found, { isDry: found.length < limit, isNear: tab === 'near' })
  }
  const popular = await popularOf(reader, place, { limit: PER_PAGE - ids.length, hiddenIds })
  ids.push(...popular.ids)
  return { ids, popularIds: new Set(popular.ids), next: popular.next }
}

/** The next spots with a tag; popular ones don’t follow. */
export async function readTagPage(
  viewerId: number | null,
  tag: string,
  cursor: FeedCursor
): Promise<FeedPage> {
  const hiddenIds = await listUnwantedIds(viewerId)
  const { after, seen } = cursor
  const found = await listTaggedSpots(tag, { after, limit: PER_PAGE, hiddenIds, seen })
  const isDry = found.length < PER_PAGE
  const next = isDry ? null : following(cursor, found, { isDry, isNear: false })
  return { ids: found.map(({ id }) => id), popularIds: new Set(), next }
}

/** People whose spots this person doesn’t see. */
async function listUnwantedIds(viewerId: number | null): Promise<number[]> {
  return [...(await listHiddenUserIds(viewerId)), ...(await listSilencedAuthorIds(viewerId))]
}

interface Reader {
  viewerId: number
  tab: FeedTab
  /** of the tab Near, by ring */
  cells: number[][]
}

async function cellsOf(viewerId: number, tab: FeedTab): Promise<number[][]> {
  if (tab !== 'near') return []
  const markets = await listUserMarkets(viewerId)
  return nearCells(markets.slice(0, MAX_MARKETS).map(({ market }) => market))
}

function listOf({ viewerId, tab, cells }: Reader, ring: number, wanted: Wanted) {
  if (tab === 'near') return listNearSpots(cells[ring] ?? [], wanted)
  return tab === 'markets' ? listMarketSpots(viewerId, wanted) : listFollowedSpots(viewerId, wanted)
}

/** Where the next page goes on: further down, in the next ring, or with popular ones. */
function following(
  place: FeedCursor,
  found: FoundSpot[],
  { isDry, isNear }: { isDry: boolean; isNear: boolean }
): FeedCursor {
  const seen = remembered(
    place,
    found.map(({ id }) => id)
  )
  if (isDry && isNear && place.ring < RINGS_KM.length - 1) {
    return { ...place, seen, ring: place.ring + 1, after: null }
  }
  if (isDry) return { ...place, seen, phase: 'popular', after: null }
  const last = found.at(-1)!
  return { ...place, seen, after: { publishedAt: last.publishedAt.toISOString(), id: last.id } }
}

async function popularOf(
  reader: Reader | null,
  place: FeedCursor,
  { limit, hiddenIds }: Pick<Wanted, 'limit' | 'hiddenIds'>
) {
  if (place.phase === 'tab') return { ids: [], next: place }
  const left = Math.min(limit, MAX_POPULAR - place.popular)
  if (left <= 0) return { ids: [], next: limit > 0 ? null : place }
  const isFull = place.seen.length > MAX_SEEN - MAX_POPULAR
  const ids = await listPopularSpots({
    limit: left,
    hiddenIds,
    seen: place.seen,
    beyond: reader && isFull ? { ...reader, cells: reader.cells.flat() } : null,
  })
  const popular = place.popular + ids.length
  const isOver = ids.length < left || popular >= MAX_POPULAR
  return { ids, next: isOver ? null : { ...place, popular, seen: remembered(place, ids) } }
}

function remembered({ seen }: FeedCursor, ids: number[]): number[] {
  return [...seen, ...ids].slice(-MAX_SEEN)
}
