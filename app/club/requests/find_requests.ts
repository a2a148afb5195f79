import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type { MessageCard } from '#app/chats/messages/message_cards'
import { offeringPriceWords, wishedWords } from '#app/club/offerings/price_words'
import { readRequests, type RequestRow } from '#app/club/requests/request_row'
import {
  OPEN_STATUSES,
  REQUEST_STATUS_WORDS,
  type OfferingRequestStatus,
} from '#app/club/requests/request_state'
import type { RequestFilters } from '#app/club/requests/request_validators'
import type { PageRequest } from '#app/common/http/paginator'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { imageJson, type ImageRow } from '#app/media/image_row'

/** One’s requests, the newest first, or by their wished days; one more than a page holds. */
export function listOfferingRequests(
  viewerId: number,
  { role, isOpen, month, isUndated }: RequestFilters,
  { page, perPage }: PageRequest
): Promise<RequestRow[]> {
  const mine = {
    customer: 'q.customer_id = :viewerId',
    provider: 'q.provider_id = :viewerId',
    both: '(q.customer_id = :viewerId or q.provider_id = :viewerId)',
  }[role ?? 'both']
  return readRequests(
    `where ${mine} and (not :isOpen::boolean or q.status = any(:open::text[]))
       and (:from::date is null or (q.wished_on >= :from::date
         and q.wished_on < :from::date + interval '1 month'))
       and (not :isUndated::boolean or q.wished_on is null)
     order by ${month ? 'q.wished_on, q.id' : 'q.id desc'} offset :skipped limit :limit`,
    {
      viewerId,
      isOpen,
      isUndated,
      open: OPEN_STATUSES,
      from: month && `${month}-01`,
      skipped: (page - 1) * perPage,
      limit: perPage + 1,
    }
  )
}

/** For its customer and its provider. @throws HttpError 404 */
export async function findOfferingRequest(
  id: number,
  viewerId: number,
  client?: TransactionClientContract
): Promise<RequestRow> {
  const [row] = await readRequests(
    'where q.id = :id and (q.customer_id = :viewerId or q.provider_id = :viewerId)',
    { id, viewerId },
    client
  )
  if (!row) throw HttpError.notFound()
  return row
}

/** How many requests wait for somebody or are accepted, as customer and as provider. */
export async function countOpenRequests(
  userId: number
): Promise<{ customer: number; provider: number }> {
  const { rows } = await db.rawQuery<{ rows: { customer: number; provider: number }[] }>(
    `select count(*) filter (where customer_id = :userId)::integer as customer,
       count(*) filter (where provider_id = :userId)::integer as provider
     from offering_requests
     where (customer_id = :userId or provider_id = :userId) and status = any(:open::text[])`,
    { userId, open: OPEN_STATUSES }
  )
  return rows[0]
}

interface CardRow {
  id: number
  title: string
  status: OfferingRequestStatus
  isDone: boolean
  price: number | null
  currency: string | null
  coins: number | null
  wishedOn: string | null
  proposedOn: string | null
  image: ImageRow | null
}

/** What a chat shows of requests, the same for both people. */
export async function listRequestCards(
  ids: number[],
  client?: TransactionClientContract
): Promise<Map<number, MessageCard>> {
  const { rows } = await (client ?? db).rawQuery<{ rows: CardRow[] }>(
    `select q.id, q.title, q.status, q.done_at is not null as "isDone",
       q.price::float8 as price, q.currency, q.coins, q.wished_on::text as "wishedOn",
       q.proposed_on::text as "proposedOn",
       ${imageJson(`(select shown.image_id from offering_images shown
         where shown.offering_id = q.offering_id order by shown.position limit 1)`)} as image
     from offering_requests q where q.id = any(:ids::integer[])`,
    { ids }
  )
  return new Map(rows.map((row) => [row.id, cardOf(row)]))
}

function cardOf({
  id,
  title,
  status,
  isDone,
  wishedOn,
  proposedOn,
  image,
  ...terms
}: CardRow): MessageCard {
  const state =
    status === 'accepted' && isDone ? 'Waiting for confirmation' : REQUEST_STATUS_WORDS[status]
  const details = [
    offeringPriceWords(terms),
    ...(wishedOn ? [wishedWords(wishedOn)] : []),
    ...(proposedOn ? [`${wishedWords(proposedOn)} proposed`] : []),
  ]
  return { title, url: `/offerings/requests/${id}`, image, details, state }
}
