import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type User from '#app/accounts/user'
import { wireTimeOrNull } from '#app/common/http/wire_time'
import { listUserMarkets } from '#app/places/markets/find_markets'
import { listMarketProperties } from '#app/properties/lists/list_public_properties'
import { listListedProperties } from '#app/properties/lists/list_seen_properties'
import type { PropertyCardRow } from '#app/properties/property_row'
import { listMatches } from '#app/search/alerts/find_matches'
import { listSavedSearches } from '#app/search/saved/find_saved_searches'

/** A home, and the market or saved search it is new in. */
export interface NewHome {
  home: PropertyCardRow
  reason: { label: string; url: string }
}

const MAX_HOMES = 6
/** markets, and saved searches, that are looked into */
const MAX_SOURCES = 4
const FIRST_HOMES = { page: 1, perPage: MAX_HOMES }

/** Others’ newest homes in somebody’s saved searches and markets; each once, a search before a market. */
export async function listNewHomes({ id: userId }: User): Promise<NewHome[]> {
  const hiddenIds = [userId, ...(await listHiddenUserIds(userId))]
  const found = [
    ...(await listFromSearches(userId, hiddenIds)),
    ...(await listFromMarkets(userId, hiddenIds)),
  ]
  const once = new Map<number, NewHome>()
  for (const each of found) if (!once.has(each.home.id)) once.set(each.home.id, each)
  return [...once.values()].sort(newestFirst).slice(0, MAX_HOMES)
}

async function listFromSearches(userId: number, hiddenIds: number[]): Promise<NewHome[]> {
  const found: NewHome[] = []
  for (const { search } of await listSavedSearches(userId, { limit: MAX_SOURCES, offset: 0 })) {
    const matches = await listMatches(
      { query: search.query, hiddenIds, exceptIds: [] },
      FIRST_HOMES
    )
    const homes = await listListedProperties(matches.map(({ id }) => id))
    const reason = { label: search.name, url: '/searches?tab=searches' }
    found.push(...[...homes.values()].map((home) => ({ home, reason })))
  }
  return found
}

async function listFromMarkets(userId: number, hiddenIds: number[]): Promise<NewHome[]> {
  const found: NewHome[] = []
  for (const { market } of (await listUserMarkets(userId)).slice(0, MAX_SOURCES)) {
    const homes = await listMarketProperties(market, FIRST_HOMES, hiddenIds)
    const reason = { label: market.name, url: `/markets/${market.slug}` }
    found.push(...homes.map((home) => ({ home, reason })))
  }
  return found
}

function newestFirst(one: NewHome, other: NewHome): number {
  const at = ({ home }: NewHome) => wireTimeOrNull(home.publishedAt) ?? ''
  return at(other).localeCompare(at(one)) || other.home.id - one.home.id
}
