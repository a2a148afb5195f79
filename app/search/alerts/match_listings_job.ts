import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'
import { eachAlone } from '#app/kernel/queue/each_alone'
import { notify } from '#app/notifications/notify'
import type { OfferedFor } from '#app/properties/listing_options'
import { isMatch } from '#app/search/alerts/find_matches'
import { listingPriceWords } from '#app/search/alerts/price_words'
import { SAVED_SEARCH_MATCH, type Frequency } from '#app/search/saved/saved_search_options'
import type { SearchQuery } from '#app/search/search_query'

/** Runs every 30 s: what was published or priced anew since. */
export default class MatchListings extends Job<Record<string, never>> {
  async execute() {
    await eachAlone(await listNews(), 'Matching a listing', async (id) => {
      while (await transaction((trx) => matchNews({ trx }, id)));
    })
  }
}

async function listNews(): Promise<number[]> {
  const rows: { property_id: number }[] = await db
    .from('listing_news')
    .orderBy('property_id')
    .select('property_id')
  return rows.map((row) => row.property_id)
}

/** Searches that one transaction compares with a listing. */
const MAX_CANDIDATES = 100

interface News {
  property_id: number
  after_search_id: number
}

/**
 * Takes the next listing that was published or priced anew and tells the searches that find it,
 * some at a time. After a crash it goes on from there. Skips a listing that another process tells of.
 * @param id only this listing
 * @returns whether there was one
 */
export async function matchNews(
  { trx }: InTransaction,
  id: number | null = null
): Promise<boolean> {
  const asked: object = { id }
  const { rows } = await trx.rawQuery<{ rows: News[] }>(
    `select property_id, after_search_id from listing_news
     where :id::integer is null or property_id = :id
     order by property_id limit 1 for update skip locked`,
    { ...asked }
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
    `select p.id, p.slug, p.name, p.price::float8, p.currency,
       p.offered_for as "offeredFor" from properties p
     join listed_properties l on l.property_id = p.id
     where p.id = ? and p.price is not null and p.currency is not null`,
    [id]
  )
  return rows[0] ?? null
}

/** A search whose area may contain the listing. */
interface Candidate {
  id: number
  userId: number | null
  name: string
  query: SearchQuery
  frequency: Frequency
}

/**
 * Active searches around a listing, by id: never of who owns it, nor of anybody hidden from them.
 * None for a listing that isn't public.
 */
async function listCandidates(
  propertyId: number,
  after: number,
  limit: number,
  trx: TransactionClientContract
): Promise<Candidate[]> {
  const { rows } = await trx.rawQuery<{ rows: Candidate[] }>(
    `select search.id, search.user_id as "userId", search.name, search.query, search.frequency
     from listed_properties l
     join properties p on p.id = l.property_id
     join saved_searches search on search.bounds is null or search.bounds @> l.place
     where l.property_id = :propertyId and search.id > :after
       and not search.is_paused and search.confirmed_at is not null
       and search.user_id is distinct from p.user_id
       and search.user_id is distinct from coalesce(p.second_owner_id, p.user_id)
       and not exists (select from users owner
         where owner.id in (p.user_id, p.second_owner_id) and owner.email = search.email)
       and not exists (select from blocks
         where (blocker_id = search.user_id and blocked_id = p.user_id)
            or (blocker_id = p.user_id and blocked_id = search.user_id))
     order by search.id limit :limit`,
    { propertyId, after, limit }
  )
  return rows
}

interface MatchedListing {
  id: number
  slug: string
  name: string | null
  price: number
  currency: string
  offeredFor: OfferedFor
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
      words: { search: name, home: listing.name ?? 'A home', price: listingPriceWords(listing) },
      url: `/properties/${slug}`,
      about: { of: 'property', id: listing.id },
      channels: isInstant ? undefined : ['in_app'],
    }
  )
}
