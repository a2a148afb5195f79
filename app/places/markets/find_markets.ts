import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { ExportedPart } from '#app/accounts/exports/export_parts'
import type User from '#app/accounts/user'
import { foldText } from '#app/common/text/fold_text'
import type { PageRequest } from '#app/common/http/paginator'
import { isMarketMember } from '#app/places/markets/find_market_members'
import Market from '#app/places/markets/market'

/** @param viewerId for `isMember`; null for a guest @throws E_ROW_NOT_FOUND, which becomes a 404 */
export async function findMarket(
  who: { id: number } | { slug: string },
  viewerId: number | null
): Promise<MarketView> {
  const market = await Market.query().where(who).firstOrFail()
  const isMember = viewerId !== null && (await isMarketMember(market.id, viewerId))
  return { market, isMember }
}

/** Null if there is none at that address. */
export async function findMarketId(slug: string): Promise<number | null> {
  const market = await Market.query().where('slug', slug).select('id').first()
  return market?.id ?? null
}

interface MarketAround {
  slug: string
  name: string
}

/** The largest market that covers a point. @param latitude @param longitude degrees */
export async function findMarketAround(
  latitude: number,
  longitude: number
): Promise<MarketAround | null> {
  const { rows } = await db.rawQuery<{ rows: MarketAround[] }>(
    `select slug, name from markets
     where latitude between :latitude::float8 - 1 and :latitude::float8 + 1
       and 12742 * asin(least(1, sqrt(power(sin(radians(latitude - :latitude::float8) / 2), 2)
         + cos(radians(:latitude::float8)) * cos(radians(latitude))
           * power(sin(radians(longitude - :longitude::float8) / 2), 2)))) <= radius_km
     order by members_count desc, id limit 1`,
    { latitude, longitude }
  )
  return rows[0] ?? null
}

const FIRST_MARKETS: PageRequest = { page: 1, perPage: 49 }
const MAX_SEARCH_CHARACTERS = 100

export interface MarketView {
  market: Market
  isMember: boolean
}

/**
 * Markets by name or place, ignoring case, accents and a typo; best match first, then largest; one
 * more than a page holds. @param viewerId for `isMember`
 */
export async function listMarkets(
  viewerId: number,
  search = '',
  { page, perPage }: PageRequest = FIRST_MARKETS
): Promise<MarketView[]> {
  const term = foldText(search.slice(0, MAX_SEARCH_CHARACTERS))
  if (search.trim() && !term) return []
  const markets = Market.query()
  if (term) {
    markets
      .where((either) =>
        either.whereLike('place_key', `%${term}%`).orWhereRaw('? <% place_key', [term])
      )
      .orderByRaw('word_similarity(?, place_key) desc', [term])
  }
  markets.orderBy('members_count', 'desc').orderBy('id')
  markets.offset((page - 1) * perPage).limit(perPage + 1)
  return listMarketViews(viewerId, markets)
}

export async function listMarketViews(
  viewerId: number | null,
  query: ModelQueryBuilderContract<typeof Market>,
  trx?: TransactionClientContract
): Promise<MarketView[]> {
  const markets = await query
  if (viewerId === null) return markets.map((market) => ({ market, isMember: false }))
  const memberships: { market_id: number }[] = await (trx ?? db)
    .from('market_members')
    .select('market_id')
    .where('user_id', viewerId)
    .whereIn(
      'market_id',
      markets.map((market) => market.id)
    )
  const joined = new Set(memberships.map((row) => row.market_id))
  return markets.map((market) => ({ market, isMember: joined.has(market.id) }))
}

/**
 * A person's markets, in the order they joined.
 * @param viewerId for `isMember`; null for a guest
 */
export function listUserMarkets(
  userId: number,
  viewerId: number | null = userId,
  trx?: TransactionClientContract
): Promise<MarketView[]> {
  const markets = Market.query({ client: trx })
    .select('markets.*')
    .join('market_members', 'market_members.market_id', 'markets.id')
    .where('market_members.user_id', userId)
    .orderBy('market_members.created_at')
    .orderBy('markets.id')
  return listMarketViews(viewerId, markets, trx)
}

export async function exportMarkets({ id }: User): Promise<ExportedPart> {
  const data: object[] = await db
    .from('market_members')
    .join('markets', 'markets.id', 'market_members.market_id')
    .where('market_members.user_id', id)
    .orderBy('markets.id')
    .select('markets.name', 'markets.city', 'markets.state', 'markets.country')
    .select('market_members.created_at as joined_at')
  return { data }
}
