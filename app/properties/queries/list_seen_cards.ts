import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { SEEN_LISTINGS } from '#app/properties/models/seen_listings'
import { readPropertyCards, type PropertyCardRow } from '#app/properties/models/property_row'

/** Those of the listings that somebody may see, by id. @param viewer null for a guest */
export async function listSeenCards(
  ids: readonly number[],
  viewer: User | null,
  client?: TransactionClientContract
): Promise<Map<number, PropertyCardRow>> {
  if (!ids.length) return new Map()
  const viewerId = viewer?.id ?? null
  const cards = await readPropertyCards(
    `where p.id = any(:ids::integer[]) and ${SEEN_LISTINGS}`,
    {
      ids: [...ids],
      viewerId: viewerId ?? 0,
      hiddenIds: await listHiddenUserIds(viewerId, client),
    },
    client
  )
  return new Map(cards.map((card) => [card.id, card]))
}
