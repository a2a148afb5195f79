import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { InTransaction } from '#app/kernel/database/transaction'
import { tellMatch, type MatchedListing } from '#app/search/alerts/actions/tell_match'
import { isMatch } from '#app/search/alerts/policies/is_match'
import { listCandidates } from '#app/search/alerts/queries/list_candidates'

/** Searches that one transaction asks. */
const MAX_CANDIDATES = 100

interface News {
  property_id: number
  after_search_id: number
}

/**
 * Takes the next listing that was published or priced anew and tells the searches that find it,
 * some at a time. Whatever ends in between is done again from there; another process takes another
 * listing. @returns whether there was one
 */
export async function matchNews({ trx }: InTransaction): Promise<boolean> {
  const { rows } = await trx.rawQuery<{ rows: News[] }>(
    `select property_id, after_search_id from listing_news
     order by property_id limit 1 for update skip locked`
  )
  const news = rows[0]
  if (!news) return false
  const listing = await findListing(news.property_id, trx)
  const candidates = listing
    ? await listCandidates(listing.id, news.after_search_id, MAX_CANDIDATES, trx)
    : []
  for (const search of candidates) {
    if (listing && (await isMatch(search.query, listing.id, trx))) {
      await tellMatch({ trx }, search, listing)
    }
  }
  const last = candidates.length === MAX_CANDIDATES ? candidates.at(-1) : undefined
  const row = trx.from('listing_news').where('property_id', news.property_id)
  await (last ? row.update({ after_search_id: last.id }) : row.delete())
  return true
}

async function findListing(
  id: number,
  trx: TransactionClientContract
): Promise<MatchedListing | null> {
  const { rows } = await trx.rawQuery<{ rows: MatchedListing[] }>(
    `select p.id, p.slug, p.name, p.price::float8, p.currency from properties p
     join listed_properties l on l.property_id = p.id
     where p.id = ? and p.price is not null and p.currency is not null`,
    [id]
  )
  return rows[0] ?? null
}
