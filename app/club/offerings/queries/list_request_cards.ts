import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { MessageCard } from '#app/chats/registry/message_cards'
import { STATUS_WORDS, type RequestStatus } from '#app/club/contract/request_state'
import { priceWords, wishedWords } from '#app/club/contract/price_words'
import { imageJson, type ImageRow } from '#app/media/models/image_row'

interface CardRow {
  id: number
  title: string
  status: RequestStatus
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
  const state = status === 'accepted' && isDone ? 'Waiting for confirmation' : STATUS_WORDS[status]
  const details = [
    priceWords(terms),
    ...(wishedOn ? [wishedWords(wishedOn)] : []),
    ...(proposedOn ? [`${wishedWords(proposedOn)} proposed`] : []),
  ]
  return { title, url: `/offerings/requests/${id}`, image, details, state }
}
