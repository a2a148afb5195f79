import db from '@adonisjs/lucid/services/db'
import type { PageRequest } from '#app/common/http/paginator'
import { readPropertyCards, type PropertyCardRow } from '../models/property_row.js'

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
