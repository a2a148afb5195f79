import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { SEEN_LISTINGS } from '#app/properties/models/seen_listings'
import { readPropertyCards, type PropertyCardRow } from '#app/properties/models/property_row'

/**
 * Those of the listings that somebody may see, and those that anyone could see until they went off
 * the market, by id: for lists in which a home stays after that.
 */
export async function listLastingCards(
  ids: readonly number[],
  { id: viewerId }: User,
  client?: TransactionClientContract
): Promise<Map<number, PropertyCardRow>> {
  if (!ids.length) return new Map()
  const cards = await readPropertyCards(
    `where p.id = any(:ids::integer[]) and (${SEEN_LISTINGS}
       or (p.status = 'archive' and p.published_at is not null and not p.is_private
         and p.user_id <> all(:hiddenIds::integer[])))`,
    { ids: [...ids], viewerId, hiddenIds: await listHiddenUserIds(viewerId, client) },
    client
  )
  return new Map(cards.map((card) => [card.id, card]))
}
