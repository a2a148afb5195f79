import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type { OfferingSort } from '#app/club/offerings/offering_options'
import {
  readOfferings,
  viewOfferings,
  type OfferingView,
  type OfferingRow,
} from '#app/club/offerings/offering_row'
import {
  conditionValues,
  FOUND,
  USD,
  SEEN_OFFERINGS,
  OFFERING_STAMP,
  type OfferingSearch,
} from '#app/club/offerings/offering_sql'
import Offering from '#app/club/offerings/offering'
import { isolated } from '#app/common/text/isolated'
import type { PageRequest } from '#app/common/http/paginator'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { SignInReason } from '#app/accounts/sign_in/sign_in_reasons'
import type User from '#app/accounts/user'
import type { ExportedPart } from '#app/accounts/exports/export_parts'

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

type Which = { slug: string } | { id: number }

/** @param viewerId null for a guest @throws HttpError 404 if there is none that they may open */
export async function findOfferingRow(
  which: Which,
  viewerId: number | null,
  client?: TransactionClientContract
): Promise<OfferingRow> {
  const condition = 'id' in which ? 'o.id = :id' : 'o.slug = :slug'
  const [row] = await readOfferings(
    `where ${condition} and ${SEEN_OFFERINGS}`,
    { ...which, viewerId, hiddenIds: await listHiddenUserIds(viewerId, client) },
    client
  )
  if (!row) throw HttpError.notFound()
  return row
}

/** The same with all that it shows. */
export async function findOffering(
  which: Which,
  viewerId: number | null,
  client?: TransactionClientContract
): Promise<OfferingView> {
  const row = await findOfferingRow(which, viewerId, client)
  const [view] = await viewOfferings([row], viewerId, client)
  return view
}

type OfferingOwner = { user_id: number } | { market_id: number }

/** How many offerings of a person, or in a market, anybody may see. */
export async function countOfferings(owner: OfferingOwner): Promise<number> {
  const [{ count }]: { count: string }[] = await db
    .from('offerings')
    .where({ ...owner, status: 'publish' })
    .count('* as count')
  return Number(count)
}

const ADDRESS = /^\/offerings\/([^/]+)\/enter$/

export async function findRequestReason({ pathname }: URL): Promise<SignInReason | null> {
  const [, slug] = ADDRESS.exec(pathname) ?? []
  const offering = slug ? await Offering.findBy({ slug, status: 'publish' }) : null
  return offering && { title: `Sign in to request “${isolated(offering.title)}”` }
}

/** A stamp of an offering’s page; null if guests may not see it. */
export async function findOfferingStamp({ slug }: Record<string, string>): Promise<string | null> {
  const { rows } = await db.rawQuery<{ rows: { stamp: string }[] }>(
    `select concat_ws('-', ${OFFERING_STAMP}, m.xmin) as stamp
     from offerings o join users u on u.id = o.user_id left join markets m on m.id = o.market_id
     where o.slug = :slug and o.status = 'publish'`,
    { slug }
  )
  return rows.at(0)?.stamp ?? null
}

/** A stamp of a list of offerings. */
export async function findOfferingsStamp(owner: OfferingOwner): Promise<string> {
  const [column, id] =
    'user_id' in owner ? ['user_id', owner.user_id] : ['market_id', owner.market_id]
  const { rows } = await db.rawQuery<{ rows: { stamp: string | null }[] }>(
    `select md5(string_agg(${OFFERING_STAMP}, '/' order by o.id)) as stamp
     from offerings o join users u on u.id = o.user_id
     where o.${column} = :id and o.status = 'publish'`,
    { id }
  )
  return rows[0].stamp ?? ''
}

export interface OfferingMarket {
  slug: string
  name: string
}

/** The markets with public offerings, by name. */
export async function listOfferingMarkets(): Promise<OfferingMarket[]> {
  const { rows } = await db.rawQuery<{ rows: OfferingMarket[] }>(
    `select m.slug, m.name from markets m where exists (
       select from offerings o where o.market_id = m.id and o.status = 'publish')
     order by m.name, m.id`
  )
  return rows
}

/** One’s offerings, requests from both sides, and the reviews one wrote or may read. */
export async function exportOfferings({ id }: User): Promise<ExportedPart> {
  const { rows } = await db.rawQuery<{ rows: { data: object }[] }>(
    `select jsonb_build_object(
       'offerings', (select coalesce(jsonb_agg(to_jsonb(o) - 'user_id' order by o.id), '[]')
         from offerings o where o.user_id = :id),
       'requests', (select coalesce(jsonb_agg(to_jsonb(q) - array['customer_id', 'provider_id',
           'hold_id', 'message_id', 'chat_id'] || jsonb_build_object('role',
           case when q.customer_id = :id then 'customer' else 'provider' end) order by q.id), '[]')
         from offering_requests q where q.customer_id = :id or q.provider_id = :id),
       'days_off', (select coalesce(jsonb_agg(f.day order by f.day), '[]')
         from offering_days_off f where f.user_id = :id),
       'reviews_written', (select coalesce(jsonb_agg(jsonb_build_object('request_id', r.request_id,
           'rating', r.rating, 'text', r.text, 'created_at', r.created_at) order by r.id), '[]')
         from offering_reviews r where r.author_id = :id),
       'reviews_received', (select coalesce(jsonb_agg(jsonb_build_object('request_id',
           r.request_id, 'rating', r.rating, 'text', r.text, 'created_at', r.created_at)
           order by r.id), '[]')
         from offering_reviews r where r.subject_id = :id and r.shown_at <= now()
           and r.taken_down_at is null)) as data`,
    { id }
  )
  return { data: rows[0].data }
}
