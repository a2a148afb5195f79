import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { userCardJson, type UserCardRow } from '#app/accounts/user_card_sql'
import type OfferingRequest from '#app/club/requests/offering_request'
import type { RequestRole } from '#app/club/requests/request_state'
import type { Moment } from '#app/common/http/wire_time'
import { imageJson, type ImageRow } from '#app/media/image_row'

type Column =
  | 'id'
  | 'title'
  | 'message'
  | 'payWith'
  | 'price'
  | 'currency'
  | 'coins'
  | 'status'
  | 'chatId'
  | 'customerId'
  | 'providerId'
  | 'proposedBy'

export interface WrittenReview {
  id: number
  role: RequestRole
  rating: number
  text: string
  isShown: boolean
  createdAt: string
}

export interface RequestRow extends Pick<OfferingRequest, Column> {
  /** null once it is deleted, or its customer may no longer open it */
  slug: string | null
  image: ImageRow | null
  customer: UserCardRow | null
  provider: UserCardRow | null
  /** what providers gave the customer on average; null without reviews */
  customerRating: number | null
  customerReviewsCount: number
  reviews: WrittenReview[]
  /** `2026-10-11` */
  wishedOn: string | null
  proposedOn: string | null
  expiresAt: Moment
  doneAt: Moment | null
  objectedAt: Moment | null
  endedAt: Moment | null
  createdAt: Moment
}

const COLUMNS = `q.id, q.title, q.message, q.pay_with as "payWith", q.price::float8 as price,
  q.currency, q.coins, q.status, q.chat_id as "chatId", q.customer_id as "customerId",
  q.provider_id as "providerId", q.wished_on::text as "wishedOn",
  q.proposed_on::text as "proposedOn", q.proposed_by as "proposedBy", q.expires_at as "expiresAt",
  q.done_at as "doneAt", q.objected_at as "objectedAt", q.ended_at as "endedAt",
  q.created_at as "createdAt",
  (select o.slug from offerings o where o.id = q.offering_id
    and (o.status = 'publish' or o.user_id = :viewerId::integer)) as slug,
  ${imageJson(`(select shown.image_id from offering_images shown
    where shown.offering_id = q.offering_id order by shown.position limit 1)`)} as image,
  (select ${userCardJson('one')} from users one where one.id = q.customer_id) as customer,
  (select ${userCardJson('one')} from users one where one.id = q.provider_id) as provider,
  known.rating as "customerRating", known.count as "customerReviewsCount",
  (select coalesce(json_agg(json_build_object('id', r.id, 'role', r.role, 'rating', r.rating,
      'text', r.text, 'isShown', r.shown_at <= now(), 'createdAt', r.created_at)), '[]'::json)
    from offering_reviews r where r.request_id = q.id and r.taken_down_at is null) as reviews`

const SOURCE = `offering_requests q cross join lateral (
  select avg(r.rating)::float8 as rating, count(*)::integer as count from offering_reviews r
  where r.subject_id = q.customer_id and r.role = 'provider' and r.shown_at <= now()
    and r.taken_down_at is null) known`

interface Values extends Record<string, unknown> {
  viewerId: number
}

/** The requests, called `q`, that the end of a statement finds. */
export async function readRequests(
  tail: string,
  values: Values,
  client?: TransactionClientContract
): Promise<RequestRow[]> {
  const { rows } = await (client ?? db).rawQuery<{ rows: RequestRow[] }>(
    `select ${COLUMNS} from ${SOURCE} ${tail}`,
    values
  )
  return rows
}
