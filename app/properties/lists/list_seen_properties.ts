import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type User from '#app/accounts/user'
import { SEEN_LISTINGS } from '#app/properties/listings_sql'
import {
  readProperties,
  readPropertyCards,
  type PropertyRow,
  type PropertyCardRow,
} from '#app/properties/property_row'
import { thumbnailPath } from '#app/media/image_transformer'

/** Those of the listings that somebody may see, in the order asked for. @param viewerId null for a guest */
export async function listSeenProperties(
  slugs: string[],
  viewerId: number | null
): Promise<PropertyRow[]> {
  if (!slugs.length) return []
  const hiddenIds = await listHiddenUserIds(viewerId)
  return readProperties(
    `where p.slug = any(:slugs::text[]) and ${SEEN_LISTINGS}
     order by array_position(:slugs::text[], p.slug)`,
    { slugs, viewerId: viewerId ?? 0, hiddenIds }
  )
}

/** Those of the listings that somebody may see, by id. @param viewer null for a guest */
export async function listSeenCards(
  ids: readonly number[],
  viewer: Pick<User, 'id'> | null,
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

/** Cards of those of the listings that anybody may see, by their ids. @param hiddenIds owners whose are left out */
export async function listListedProperties(
  ids: number[],
  client?: TransactionClientContract,
  hiddenIds: number[] = []
): Promise<Map<number, PropertyCardRow>> {
  if (!ids.length) return new Map()
  const properties = await readPropertyCards(
    `where p.id = any(:ids::integer[]) and p.status = 'publish' and not p.is_private
       and p.user_id <> all(:hiddenIds::integer[])`,
    { ids, hiddenIds },
    client
  )
  return new Map(properties.map((property) => [property.id, property]))
}

/** Small covers of those of the listings that a person may see, by id. */
export async function listHomePictures(
  ids: number[],
  userId: number
): Promise<ReadonlyMap<number, string>> {
  const cards = await listSeenCards(ids, { id: userId })
  return new Map(
    [...cards].flatMap(([id, { featuredImage }]): [number, string][] =>
      featuredImage ? [[id, thumbnailPath(featuredImage)]] : []
    )
  )
}
