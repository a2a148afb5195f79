import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import type { OfferingFilters } from '#app/club/offerings/models/offering_filters'
import { readOfferings } from '#app/club/offerings/models/offering_row'
import { viewOfferings, type OfferingView } from '#app/club/offerings/models/offering_view'
import { searchedPattern } from '#app/common/database/searched_pattern'
import type { PageRequest } from '#app/common/http/paginator'

interface Listing extends Partial<OfferingFilters> {
  /** of one person; of everybody without */
  userId?: number
}

/** Price of `o` in US dollars; null without a rate. */
const USD = `o.price / (select rate.per_usd
  from unnest(:codes::text[], :perUsd::float8[]) as rate (code, per_usd)
  where rate.code = o.currency)`

/** Public offerings, the newest first; one more than a page holds. @param viewerId null for a guest */
export async function listOfferings(
  { userId, marketId, kind, pay, q, minUsd, maxUsd, maxCoins, rates }: Listing,
  viewerId: number | null,
  { page, perPage }: PageRequest
): Promise<OfferingView[]> {
  const compared = [...(rates ?? [])]
  const rows = await readOfferings(
    `where o.status = 'publish' and o.user_id <> all(:hiddenIds::integer[])
       and (:userId::integer is null or o.user_id = :userId::integer)
       and (:marketId::integer is null or o.market_id = :marketId::integer)
       and (:kind::text is null or o.kind = :kind::text)
       and (:pay::text is null
         or (:pay::text = 'coin' and o.coin_price is not null)
         or (:pay::text = 'money' and o.price is not null))
       and (:minUsd::float8 is null or ${USD} >= :minUsd::float8)
       and (:maxUsd::float8 is null or ${USD} <= :maxUsd::float8)
       and (:maxCoins::integer is null or o.coin_price <= :maxCoins::integer)
       and (:words::text is null or o.searched like :words::text)
     order by o.published_at desc, o.id desc offset :skipped limit :limit`,
    {
      hiddenIds: await listHiddenUserIds(viewerId),
      userId: userId ?? null,
      marketId: marketId ?? null,
      kind: kind ?? null,
      pay: pay ?? null,
      minUsd: minUsd ?? null,
      maxUsd: maxUsd ?? null,
      codes: compared.map(([code]) => code),
      perUsd: compared.map(([, rate]) => rate.perUsd),
      maxCoins: maxCoins ?? null,
      words: searchedPattern(q),
      skipped: (page - 1) * perPage,
      limit: perPage + 1,
    }
  )
  return viewOfferings(rows, viewerId)
}

/** One’s own, whatever their status, those changed last first. */
export async function listOwnOfferings(
  userId: number,
  { page, perPage }: PageRequest
): Promise<OfferingView[]> {
  const rows = await readOfferings(
    `where o.user_id = :userId order by o.updated_at desc, o.id desc offset :skipped limit :limit`,
    { userId, skipped: (page - 1) * perPage, limit: perPage + 1 }
  )
  return viewOfferings(rows, userId)
}
