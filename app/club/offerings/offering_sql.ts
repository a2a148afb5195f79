import type { OfferingFilters } from '#app/club/offerings/offering_search_validators'
import { searchedPattern } from '#app/common/database/searched_pattern'

/**
 * SQL for the offerings, called `o`, that somebody may open. Its values are `viewerId`, null for a
 * guest, and `hiddenIds`, whom they don’t see.
 */
export const SEEN_OFFERINGS = `(o.status = 'publish' or o.user_id = :viewerId::integer)
  and o.user_id <> all(:hiddenIds::integer[])`

/** SQL for the reviews, called `r`, of offerings that everyone sees. */
export const SHOWN_REVIEWS = `r.role = 'customer' and r.shown_at <= now()
  and r.taken_down_at is null`

export interface OfferingSearch extends Partial<OfferingFilters> {
  /** of one person; of everybody without */
  userId?: number
  /** made for this market, without those that are offered anywhere */
  homeMarketId?: number
}

/** Price of `o` in US dollars; null without a rate. */
export const USD = `o.price / (select rate.per_usd
  from unnest(:codes::text[], :perUsd::float8[]) as rate (code, per_usd)
  where rate.code = o.currency)`

const MATCHING = `o.status = 'publish' and o.user_id <> all(:hiddenIds::integer[])
  and (:userId::integer is null or o.user_id = :userId::integer)
  and (:homeMarketId::integer is null or o.market_id = :homeMarketId::integer)
  and (:marketId::integer is null or o.market_id is null or o.market_id = :marketId::integer)
  and (:kind::text is null or o.kind = :kind::text)
  and (:pay::text is null
    or (:pay::text = 'coin' and o.coin_price is not null)
    or (:pay::text = 'money' and o.price is not null))
  and (:words::text is null or o.searched like :words::text)`

const IN_COINS = 'coalesce(o.coin_price <= :maxCoins::integer, false)'

const IN_MONEY = `(:minUsd::float8 is not null or :maxUsd::float8 is not null)
  and coalesce(${USD} >= coalesce(:minUsd::float8, 0), false)
  and coalesce(${USD} <= :maxUsd::float8, :maxUsd::float8 is null)`

/** With limits in money and in coin, one of them is enough: each may be how somebody pays. */
export const FOUND = `${MATCHING} and ((${IN_MONEY}) or ${IN_COINS}
  or (:minUsd::float8 is null and :maxUsd::float8 is null and :maxCoins::integer is null))`

/** Those whose price can't be compared, and whose price in coin isn't within its limit either. */
export const UNCOMPARED = `${MATCHING} and o.price is not null and ${USD} is null
  and not ${IN_COINS}`

/** What the conditions are given. @param hiddenIds people whose offerings are left out */
export function conditionValues(
  { userId, homeMarketId, marketId, kind, pay, q, minUsd, maxUsd, maxCoins, rates }: OfferingSearch,
  hiddenIds: number[]
) {
  const compared = [...(rates ?? [])]
  return {
    hiddenIds,
    userId: userId ?? null,
    homeMarketId: homeMarketId ?? null,
    marketId: marketId ?? null,
    kind: kind ?? null,
    pay: pay ?? null,
    minUsd: minUsd ?? null,
    maxUsd: maxUsd ?? null,
    codes: compared.map(([code]) => code),
    perUsd: compared.map(([, rate]) => rate.perUsd),
    maxCoins: maxCoins ?? null,
    words: searchedPattern(q),
  }
}

/** Changes with whatever an offering’s card shows; of `offerings o join users u`. */
export const OFFERING_STAMP = `concat_ws('-', o.id, o.xmin, u.xmin,
  (select string_agg(concat_ws('.', i.id, i.xmin), ',' order by i.id)
   from offering_images shown join images i on i.id = shown.image_id
   where shown.offering_id = o.id),
  (select string_agg(concat_ws('.', r.id, author.xmin), ',' order by r.id)
   from offering_reviews r left join users author on author.id = r.author_id
   where r.offering_id = o.id and ${SHOWN_REVIEWS}))`
