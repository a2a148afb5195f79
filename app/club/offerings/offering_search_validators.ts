import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import {
  OFFERING_KINDS,
  OFFERING_SORTS,
  PAY_WITH,
  type OfferingKind,
  type OfferingSort,
  type PayWith,
} from '#app/club/offerings/offering_options'
import { findMarketId } from '#app/places/markets/find_markets'
import { DEFAULT_CURRENCY } from '#app/search/search_options'
import { inUsd, type Rates } from '#app/properties/prices/convert_price'
import { findRates } from '#app/search/rates/rates'

const MAX_QUERY_CHARACTERS = 100
const SORTS = Object.keys(OFFERING_SORTS) as OfferingSort[]
const MAX_COINS = 2_147_483_647

const words = () =>
  vine
    .string()
    .parse((value) => (typeof value === 'string' ? value : undefined))
    .optional()

const number = () =>
  vine
    .number()
    .parse((value) => {
      const given = value === '' ? Number.NaN : Number(value)
      return Number.isFinite(given) && given >= 0 ? given : undefined
    })
    .optional()

/** Words and numbers that make no sense count as not given. `own=1` for one’s own. */
export const offeringSearchValidator = vine.create({
  q: words(),
  kind: words(),
  market: words(),
  pay: words(),
  min_price: number(),
  max_price: number(),
  currency: words(),
  max_coins: number(),
  sort: words(),
  own: words(),
  page: number(),
  per_page: number(),
})

/** What an address asks for, as it is shown: null for what it doesn’t, or that nobody knows. */
export interface AskedOfferings {
  q: string | null
  kind: OfferingKind | null
  /** slug */
  market: string | null
  pay: PayWith | null
  min_price: number | null
  max_price: number | null
  currency: string
  max_coins: number | null
  /** null for the newest first */
  sort: OfferingSort | null
}

export async function offeringSearch(query: Infer<typeof offeringSearchValidator>): Promise<{
  asked: AskedOfferings
  filters: OfferingFilters
}> {
  const rates = await findRates()
  const code = (query.currency ?? DEFAULT_CURRENCY).toUpperCase()
  const marketId = query.market ? await findMarketId(query.market) : null
  const coins = query.max_coins
  const asked: AskedOfferings = {
    q: query.q?.trim().slice(0, MAX_QUERY_CHARACTERS) || null,
    kind: (Object.keys(OFFERING_KINDS) as OfferingKind[]).find((one) => one === query.kind) ?? null,
    market: marketId === null ? null : (query.market ?? null),
    pay: PAY_WITH.find((one) => one === query.pay) ?? null,
    min_price: query.min_price ?? null,
    max_price: query.max_price ?? null,
    currency: rates.has(code) ? code : DEFAULT_CURRENCY,
    max_coins: coins === undefined ? null : Math.min(Math.floor(coins), MAX_COINS),
    sort: SORTS.find((one) => one === query.sort && one !== 'newest') ?? null,
  }
  const usd = (price: number | null) =>
    price === null ? null : inUsd(price, asked.currency, rates)
  const { q, kind, pay, max_coins: maxCoins } = asked
  const range = { minUsd: usd(asked.min_price), maxUsd: usd(asked.max_price) }
  const sort = asked.sort ?? 'newest'
  return { asked, filters: { q, kind, pay, maxCoins, marketId, sort, ...range, rates } }
}

/** Null for what isn’t asked for. */
export interface OfferingFilters {
  q: string | null
  kind: OfferingKind | null
  /** with those that are offered anywhere */
  marketId: number | null
  pay: PayWith | null
  minUsd: number | null
  maxUsd: number | null
  maxCoins: number | null
  sort: OfferingSort
  /** to compare prices with */
  rates: Rates
}
