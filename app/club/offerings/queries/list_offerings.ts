import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import type { OfferingSort } from '#app/club/contract/offering_options'
import {
  conditionValues,
  FOUND,
  USD,
  type OfferingSearch,
} from '#app/club/offerings/models/offering_conditions'
import { readOfferings } from '#app/club/offerings/models/offering_row'
import { viewOfferings, type OfferingView } from '#app/club/offerings/models/offering_view'
import type { PageRequest } from '#app/common/http/paginator'

/** Without a price in money last; `reviewed` is of `readOfferings`. */
const ORDERS: Record<OfferingSort, string> = {
  'newest': 'o.published_at desc, o.id desc',
  'price': `${USD} asc nulls last, o.coin_price asc nulls last, o.id desc`,
  '-price': `${USD} desc nulls last, o.coin_price desc nulls last, o.id desc`,
  'rating': 'reviewed.rating desc nulls last, reviewed.count desc, o.id desc',
}

/**
 * Public offerings, the newest first unless sorted; one more than a page holds.
 * @param viewerId null for a guest
 */
export async function listOfferings(
  search: OfferingSearch,
  viewerId: number | null,
  { page, perPage }: PageRequest
): Promise<OfferingView[]> {
  const rows = await readOfferings(
    `where ${FOUND} order by ${ORDERS[search.sort ?? 'newest']} offset :skipped limit :limit`,
    {
      ...conditionValues(search, await listHiddenUserIds(viewerId)),
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
