import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type { ExportedPart } from '#app/accounts/exports/export_parts'
import type User from '#app/accounts/user'
import type { ActingUser } from '#app/accounts/user'
import type { PageRequest } from '#app/common/http/paginator'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { SEEN_LISTINGS } from '#app/properties/listings_sql'
import {
  readSavedCards,
  readPropertyCards,
  type SavedCardRow,
  type PropertyCardRow,
} from '#app/properties/property_row'

/** Saved listings the person may still see, latest first; one more than a page holds. */
export async function listSavedProperties(
  userId: number,
  { page, perPage }: PageRequest
): Promise<SavedCardRow[]> {
  const hiddenIds = await listHiddenUserIds(userId)
  return readSavedCards(
    `join saved_properties saved on saved.property_id = p.id
     where saved.user_id = :viewerId and ${SEEN_LISTINGS}
     order by saved.saved_at desc, p.id desc offset :skipped limit :limit`,
    { viewerId: userId, hiddenIds, skipped: (page - 1) * perPage, limit: perPage + 1 }
  )
}

/** Which of the listings somebody saved. @param userId null for a guest */
export async function listSavedIds(
  userId: number | null,
  propertyIds: readonly number[]
): Promise<Set<number>> {
  if (userId === null || !propertyIds.length) return new Set()
  const rows: { property_id: number }[] = await db
    .from('saved_properties')
    .where('user_id', userId)
    .whereIn('property_id', [...propertyIds])
    .select('property_id')
  return new Set(rows.map((row) => row.property_id))
}

/** @param userId null for a guest, who saved nothing */
export function listSavedAmong(
  userId: number | null,
  rows: readonly Pick<PropertyCardRow, 'id'>[]
): Promise<Set<number>> {
  return listSavedIds(
    userId,
    rows.map(({ id }) => id)
  )
}

/** The listing at an address, if this person may see it. @throws HttpError 404 */
export async function findSeenCard(
  { user, trx }: ActingUser,
  slug: string
): Promise<PropertyCardRow> {
  const hiddenIds = await listHiddenUserIds(user.id, trx)
  const [card] = await readPropertyCards(
    `where p.id = property_id_of(:slug) and ${SEEN_LISTINGS}`,
    { slug, viewerId: user.id, hiddenIds },
    trx
  )
  if (!card) throw HttpError.notFound()
  return card
}

/** How many of the people have saved the listing. */
export async function countSavers(
  propertyId: number,
  userIds: readonly number[],
  trx: TransactionClientContract
): Promise<number> {
  const [{ count }] = await trx
    .from('saved_properties')
    .where('property_id', propertyId)
    .whereIn('user_id', [...userIds])
    .count('* as count')
  return Number(count)
}

/** Saved homes with date and price; names only of public listings. */
export async function exportSavedHomes({ id }: User): Promise<ExportedPart> {
  const { rows } = await db.rawQuery<{ rows: object[] }>(
    `select p.slug, case when p.status = 'publish' and not p.is_private then p.name end as name,
       saved.price::float8 as price, saved.currency, saved.saved_at
     from saved_properties saved join properties p on p.id = saved.property_id
     where saved.user_id = ? order by saved.saved_at, p.id`,
    [id]
  )
  return { data: rows }
}
