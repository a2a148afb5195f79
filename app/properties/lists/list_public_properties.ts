import db from '@adonisjs/lucid/services/db'
import type { PageRequest } from '#app/common/http/paginator'
import { findMarket } from '#app/places/markets/find_markets'
import { withinReachSql } from '#app/places/markets/within_reach_sql'
import {
  readPropertyCards,
  readProperties,
  type PropertyCardRow,
  type PropertyRow,
} from '#app/properties/property_row'

export interface Reach {
  latitude: number
  longitude: number
  radiusKm: number
}

/** What anybody may see of the listings around a place, newest first. @param hiddenIds owners whose are left out */
export function listMarketProperties(
  { latitude, longitude, radiusKm }: Reach,
  { page, perPage }: PageRequest,
  hiddenIds: number[]
): Promise<PropertyCardRow[]> {
  return readPropertyCards(
    `where p.status = 'publish' and not p.is_private and ${withinReachSql('p')}
       and p.user_id <> all(:hiddenIds::integer[])
     order by p.published_at desc, p.id desc offset :skipped limit :limit`,
    { latitude, longitude, radiusKm, hiddenIds, skipped: (page - 1) * perPage, limit: perPage + 1 }
  )
}

/** How many listings around a market anybody may see. */
export async function countMarketProperties(marketId: number): Promise<number> {
  const { latitude, longitude, radiusKm } = (await findMarket({ id: marketId }, null)).market
  const { rows } = await db.rawQuery<{ rows: { count: number }[] }>(
    `select count(*)::integer as count from properties p
     where p.status = 'publish' and not p.is_private and ${withinReachSql('p')}`,
    { latitude, longitude, radiusKm }
  )
  return rows[0].count
}

/** A stamp of the listings around a market and of their cover photos. */
export async function findMarketListingsStamp(marketId: number): Promise<string> {
  const { latitude, longitude, radiusKm } = (await findMarket({ id: marketId }, null)).market
  const { rows } = await db.rawQuery<{ rows: { stamp: string | null }[] }>(
    `select md5(string_agg(concat_ws('.', p.id, p.version, i.xmin), ',' order by p.id)) as stamp
     from properties p left join images i on i.id = p.featured_image_id
     where p.status = 'publish' and not p.is_private and ${withinReachSql('p')}`,
    { latitude, longitude, radiusKm }
  )
  return rows[0].stamp ?? ''
}

const PUBLIC = `p.team_id = :teamId and p.status = 'publish' and not p.is_private`

/** A team's public listings, newest first. @param hiddenIds owners to leave out */
export function listTeamProperties(
  teamId: number,
  { page, perPage }: PageRequest,
  hiddenIds: number[]
): Promise<PropertyCardRow[]> {
  return readPropertyCards(
    `where ${PUBLIC} and p.user_id <> all(:hiddenIds::integer[])
     order by p.published_at desc, p.id desc offset :skipped limit :limit`,
    { teamId, hiddenIds, skipped: (page - 1) * perPage, limit: perPage + 1 }
  )
}

export async function countTeamProperties(teamId: number): Promise<number> {
  const { rows } = await db.rawQuery<{ rows: { count: number }[] }>(
    `select count(*)::integer as count from properties p where ${PUBLIC}`,
    { teamId }
  )
  return rows[0].count
}

const TAIL = `where p.user_id = :userId and p.status = 'publish' and not p.is_private
  order by p.published_at desc, p.id desc offset :skipped limit :limit`

/** What anybody may see of somebody's listings, newest first. */
export function listUserProperties(userId: number, page: PageRequest): Promise<PropertyRow[]> {
  return readProperties(TAIL, valuesOf(userId, page))
}

/** The same with no more than their cards show. */
export function listUserCards(userId: number, page: PageRequest): Promise<PropertyCardRow[]> {
  return readPropertyCards(TAIL, valuesOf(userId, page))
}

function valuesOf(userId: number, { page, perPage }: PageRequest) {
  return { userId, skipped: (page - 1) * perPage, limit: perPage + 1 }
}

/** How many listings of somebody anybody may see. */
export async function countUserProperties(userId: number): Promise<number> {
  const [{ count }]: { count: string }[] = await db
    .from('properties')
    .where({ user_id: userId, status: 'publish', is_private: false })
    .count('* as count')
  return Number(count)
}

/** A stamp of the listings on somebody's profile and of their cover photos. */
export async function findUserListingsStamp(userId: number): Promise<string> {
  const { rows } = await db.rawQuery<{ rows: { stamp: string }[] }>(
    `select md5(string_agg(concat_ws('.', p.id, p.version, i.xmin), ',' order by p.id)) as stamp
     from properties p left join images i on i.id = p.featured_image_id
     where p.user_id = ? and p.status = 'publish' and not p.is_private`,
    [userId]
  )
  return rows[0].stamp ?? ''
}

/** How many photos each of these listings has. */
export async function countPhotos(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (!ids.length) return new Map()
  const { rows } = await db.rawQuery<{ rows: { id: number; count: number }[] }>(
    `select property_id as id, count(*)::integer as count from property_images
     where property_id = any(:ids::integer[]) group by property_id`,
    { ids: [...ids] }
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}
