import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import type { PageRequest } from '#app/common/http/paginator'
import { readOpenHouses, type OpenHouseRow } from '#app/farm/open_houses/open_house_row'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { listOwnIds } from '#app/properties/lists/list_own_properties'
import { listTeamMembers } from '#app/teams/members/list_members'
import {
  LISTED_OPEN_HOUSES_STAMP,
  OPEN_HOUSE_STAMP,
} from '#app/farm/open_houses/open_house_stamp_sql'

/** Whoever may see it. @throws HttpError 404 */
export async function findOpenHouse(
  where: { id: number } | { slug: string },
  client?: TransactionClientContract
): Promise<OpenHouseRow> {
  const condition = 'id' in where ? 'o.id = :id' : 'o.slug = :slug'
  const [house] = await readOpenHouses(`where ${condition}`, { ...where }, client)
  if (!house) throw HttpError.notFound()
  return house
}

/** In the order they take place. */
export function listByIds(
  ids: readonly number[],
  client?: TransactionClientContract
): Promise<OpenHouseRow[]> {
  return readOpenHouses(
    'where o.id = any(:ids::integer[]) order by o.starts_at, o.id',
    { ids: [...ids] },
    client
  )
}

export type When = 'upcoming' | 'past'

/** Of one’s own listings, and those one hosts: the next first, or of past ones the last. */
export async function listOpenHouses(
  user: User,
  when: When,
  { page, perPage }: PageRequest
): Promise<OpenHouseRow[]> {
  const coming = 'o.ends_at > now() and o.cancelled_at is null'
  return readOpenHouses(
    `where o.id in (
       select id from open_houses where property_id = any(:listingIds::integer[])
       union select open_house_id from open_house_hosts where user_id = :userId)
     and ${when === 'upcoming' ? coming : `not (${coming})`}
     order by o.starts_at ${when === 'upcoming' ? '' : 'desc'}, o.id offset :skipped limit :limit`,
    {
      userId: user.id,
      listingIds: await listOwnIds(user),
      skipped: (page - 1) * perPage,
      limit: perPage + 1,
    }
  )
}

const MAX_SHOWN = 12

/** A listing’s open houses that haven’t ended, the next first. */
export function listComing(propertyId: number): Promise<OpenHouseRow[]> {
  return readOpenHouses(
    `where o.property_id = :propertyId and o.cancelled_at is null and o.ends_at > now()
     order by o.starts_at, o.id limit :limit`,
    { propertyId, limit: MAX_SHOWN }
  )
}

const MAX_IN_FEED = 200

/**
 * Of a realtor’s public listings: those of the last month and all that come, with canceled ones,
 * so that calendars strike them out.
 */
export function listPublicOpenHouses(realtorId: number): Promise<OpenHouseRow[]> {
  return readOpenHouses(
    `where p.user_id = :realtorId and p.status = 'publish' and not p.is_private
       and o.ends_at > now() - interval '30 days'
     order by o.starts_at, o.id limit :limit`,
    { realtorId, limit: MAX_IN_FEED }
  )
}

/** Those that anybody may still come to, by their ids. */
export async function listInviting(
  ids: number[],
  client?: TransactionClientContract
): Promise<Map<number, OpenHouseRow>> {
  if (!ids.length) return new Map()
  const houses = await readOpenHouses(
    `where o.id = any(:ids::integer[]) and o.cancelled_at is null and o.ends_at > now()
       and p.status = 'publish' and not p.is_private`,
    { ids },
    client
  )
  return new Map(houses.map((house) => [house.id, house]))
}

export interface NextOpenHouse {
  slug: string
  startsAt: Date
  endsAt: Date
  timeZone: string
}

/** The next open house, or the one going on, of each of the listings that has one, by their id. */
export async function listNextOpenHouses(
  propertyIds: readonly number[],
  client?: TransactionClientContract
): Promise<Map<number, NextOpenHouse>> {
  if (!propertyIds.length) return new Map()
  const { rows } = await (client ?? db).rawQuery<{
    rows: (NextOpenHouse & { propertyId: number })[]
  }>(
    `select distinct on (o.property_id) o.property_id as "propertyId", o.slug,
       o.starts_at as "startsAt", o.ends_at as "endsAt", o.time_zone as "timeZone"
     from open_houses o
     where o.property_id = any(?::integer[]) and o.cancelled_at is null and o.ends_at > now()
     order by o.property_id, o.starts_at, o.id`,
    [[...propertyIds]]
  )
  return new Map(rows.map(({ propertyId, ...house }) => [propertyId, house]))
}

const MAX_CANDIDATES = 100

/** The person, and those they work with in their team. */
export async function listHostCandidates(user: User): Promise<User[]> {
  if (user.currentTeamId === null) return [user]
  const members = await listTeamMembers(user.currentTeamId, { page: 1, perPage: MAX_CANDIDATES })
  const others = members.filter((member) => member.userId !== user.id)
  return [user, ...others.map((member) => member.user)]
}

/** Of an open house’s page; null if guests may not see it. */
export async function findOpenHouseStamp({ slug }: Record<string, string>): Promise<string | null> {
  const { rows } = await db.rawQuery<{ rows: { stamp: string }[] }>(
    `select concat_ws('-', ${OPEN_HOUSE_STAMP}, p.version, p.latitude, p.longitude,
       extract(epoch from u.updated_at), ${LISTED_OPEN_HOUSES_STAMP}) as stamp
     from open_houses o join properties p on p.id = o.property_id join users u on u.id = p.user_id
     where o.slug = :slug and p.status = 'publish' and not p.is_private`,
    { slug }
  )
  return rows.at(0)?.stamp ?? null
}
