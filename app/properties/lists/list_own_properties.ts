import db from '@adonisjs/lucid/services/db'
import type { ExportedPart } from '#app/accounts/exports/export_parts'
import type User from '#app/accounts/user'
import type { PageRequest } from '#app/common/http/paginator'
import type { PropertyStatus } from '#app/properties/listing_options'
import { OWN_LISTINGS, ownersIds } from '#app/properties/listings_sql'
import {
  readOwnCards,
  readProperties,
  readPropertyCards,
  readPropertyPages,
  type OwnCardRow,
  type PropertyRow,
  type PropertyCardRow,
  type PropertyPageRow,
} from '#app/properties/property_row'

/** With those of the team that they work in and manage. */
export function listOwnProperties(
  owner: User,
  status: PropertyStatus,
  page: PageRequest
): Promise<PropertyRow[]> {
  return readProperties(TAIL, valuesOf(owner, status, page))
}

/** The same with no more than their cards and what publishing asks for. */
export function listOwnCards(
  owner: User,
  status: PropertyStatus,
  page: PageRequest
): Promise<OwnCardRow[]> {
  return readOwnCards(TAIL, valuesOf(owner, status, page))
}

const TAIL = `where ${OWN_LISTINGS} and p.status = :status
  order by p.updated_at desc, p.id desc offset :skipped limit :limit`

function valuesOf(owner: User, status: PropertyStatus, { page, perPage }: PageRequest) {
  return { ...ownersIds(owner), status, skipped: (page - 1) * perPage, limit: perPage + 1 }
}

/** Whatever their status but archived, those changed last first. */
export function listRecentOwnCards(owner: User, limit: number): Promise<PropertyCardRow[]> {
  return readPropertyCards(
    `where ${OWN_LISTINGS} and p.status <> 'archive' order by p.updated_at desc, p.id desc limit :limit`,
    { ...ownersIds(owner), limit }
  )
}

/** Whatever their status, with their galleries, in the order they were made. @param after an id */
export function listWholeOwnProperties(
  owner: User,
  after: number,
  limit: number
): Promise<PropertyPageRow[]> {
  return readPropertyPages(`where ${OWN_LISTINGS} and p.id > :after order by p.id limit :limit`, {
    ...ownersIds(owner),
    after,
    limit,
  })
}

/** Of all listings that somebody edits as their own. */
export async function listOwnIds(owner: User): Promise<number[]> {
  const { rows } = await db.rawQuery<{ rows: { id: number }[] }>(
    `select p.id from properties p where ${OWN_LISTINGS}`,
    ownersIds(owner)
  )
  return rows.map(({ id }) => id)
}

export async function countOwnProperties(owner: User): Promise<Record<PropertyStatus, number>> {
  const { rows } = await db.rawQuery<{ rows: { status: PropertyStatus; count: number }[] }>(
    `select p.status, count(*)::integer as count from properties p
     where ${OWN_LISTINGS} group by p.status`,
    ownersIds(owner)
  )
  const counts = { draft: 0, publish: 0, archive: 0 }
  for (const { status, count } of rows) counts[status] = count
  return counts
}

/** Listings with their parts, prices and pictures, drafts too. */
export async function exportListings({ id }: User): Promise<ExportedPart> {
  const { rows } = await db.rawQuery<{ rows: { listing: object }[] }>(
    `select to_jsonb(p) || jsonb_build_object(
       'components', (select coalesce(jsonb_object_agg(c.type, c.content), '{}')
                      from components c where c.property_id = p.id),
       'pictures', (select coalesce(jsonb_agg(i.image_id order by i.position), '[]')
                    from property_images i where i.property_id = p.id),
       'prices', (select coalesce(jsonb_agg(to_jsonb(h) - 'id' - 'property_id' order by h.id), '[]')
                  from price_changes h where h.property_id = p.id)) as listing
     from properties p where p.user_id = ? order by p.id`,
    [id]
  )
  return { data: rows.map(({ listing }) => listing) }
}
