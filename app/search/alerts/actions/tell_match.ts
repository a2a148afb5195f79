import type { InTransaction } from '#app/kernel/database/transaction'
import { notify } from '#app/notifications/actions/notify'
import { SAVED_SEARCH_MATCH } from '#app/search/contract/saved_searches'
import { priceWords } from '#app/search/alerts/models/price_words'
import type { Candidate } from '#app/search/alerts/queries/list_candidates'

export interface MatchedListing {
  id: number
  slug: string
  name: string | null
  price: number
  currency: string
}

/** Tells of a listing at a price, once for each search. */
export async function tellMatch(
  { trx }: InTransaction,
  { id, userId, name, frequency }: Candidate,
  listing: MatchedListing
): Promise<void> {
  const isInstant = userId !== null && frequency === 'instant'
  const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
    `insert into search_matches (search_id, property_id, price, currency, is_mail_pending)
     select ?, id, price, currency, ? from properties where id = ? on conflict do nothing`,
    [id, !isInstant, listing.id]
  )
  if (!rowCount || userId === null) return
  const { price, currency, slug } = listing
  await notify(
    { trx },
    {
      userId,
      kind: SAVED_SEARCH_MATCH,
      groupKey: `${SAVED_SEARCH_MATCH}:${id}:${listing.id}:${price} ${currency}`,
      words: { search: name, home: listing.name ?? 'A home', price: priceWords(listing) },
      url: `/properties/${slug}`,
      channels: isInstant ? undefined : ['in_app'],
    }
  )
}
