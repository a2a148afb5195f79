import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { userCardJson, type UserCardRow } from '#app/accounts/user_card_sql'
import type Offering from '#app/club/offerings/offering'
import { SHOWN_REVIEWS } from '#app/club/offerings/offering_sql'
import type { Moment } from '#app/common/http/wire_time'
import { attachedImagesJson, type ImageRow } from '#app/media/image_row'
import Market from '#app/places/markets/market'
import { listMarketViews, type MarketView } from '#app/places/markets/find_markets'

type Column =
  | 'id'
  | 'slug'
  | 'userId'
  | 'title'
  | 'description'
  | 'kind'
  | 'price'
  | 'currency'
  | 'coinPrice'
  | 'status'
  | 'marketId'

export interface OfferingRow extends Pick<Offering, Column> {
  user: UserCardRow
  images: ImageRow[]
  /** average of what its customers gave; null without reviews */
  rating: number | null
  reviewsCount: number
  isTakenDown: boolean
  publishedAt: Moment | null
  createdAt: Moment
  updatedAt: Moment
}

const COLUMNS = `o.id, o.slug, o.user_id as "userId", o.title, o.description, o.kind,
  o.price::float8 as price, o.currency, o.coin_price as "coinPrice", o.status,
  o.market_id as "marketId", o.taken_down_at is not null as "isTakenDown",
  o.published_at as "publishedAt", o.created_at as "createdAt", o.updated_at as "updatedAt",
  (select ${userCardJson('provider')} from users provider where provider.id = o.user_id) as user,
  ${attachedImagesJson('offering_images', 'links.offering_id = o.id')} as images,
  reviewed.rating, reviewed.count as "reviewsCount"`

const SOURCE = `offerings o cross join lateral (
  select avg(r.rating)::float8 as rating, count(*)::integer as count from offering_reviews r
  where r.offering_id = o.id and ${SHOWN_REVIEWS}) reviewed`

/** The offerings, called `o`, that the end of a statement finds. */
export async function readOfferings(
  tail: string,
  values: Record<string, unknown>,
  client?: TransactionClientContract
): Promise<OfferingRow[]> {
  const { rows } = await (client ?? db).rawQuery<{ rows: OfferingRow[] }>(
    `select ${COLUMNS} from ${SOURCE} ${tail}`,
    values
  )
  return rows
}

export interface OfferingView {
  row: OfferingRow
  market: MarketView | null
  /** null for a guest */
  viewerId: number | null
}

/** Adds the markets, in one query. */
export async function viewOfferings(
  rows: OfferingRow[],
  viewerId: number | null,
  client?: TransactionClientContract
): Promise<OfferingView[]> {
  const ids = [...new Set(rows.flatMap(({ marketId }) => marketId ?? []))]
  const markets = ids.length
    ? await listMarketViews(viewerId, Market.query({ client }).whereIn('id', ids), client)
    : []
  const byId = new Map(markets.map((view) => [view.market.id, view]))
  return rows.map((row) => ({ row, market: byId.get(row.marketId ?? 0) ?? null, viewerId }))
}
