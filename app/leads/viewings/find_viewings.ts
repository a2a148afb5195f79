import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { VISIBLE_LEADS, visibleParams } from '#app/leads/lead_sql'
import { MAX_LISTED_VIEWINGS } from '#app/leads/viewings/viewing_limits'
import { VIEWING_SOURCE, type ViewingRow } from '#app/leads/viewings/viewing_row'

/** @throws HttpError 404 */
export async function findViewing(
  which: { id: number } | { token: string },
  client?: TransactionClientContract
): Promise<ViewingRow> {
  const isById = 'id' in which
  const { rows } = await (client ?? db).rawQuery<{ rows: ViewingRow[] }>(
    `${VIEWING_SOURCE} where ${isById ? 'v.id' : 'v.token'} = ?`,
    [isById ? which.id : which.token]
  )
  if (!rows[0]) throw HttpError.notFound()
  return rows[0]
}

/** How many viewings to come somebody has confirmed, or their team. */
export async function countConfirmedViewings(user: User): Promise<number> {
  const { rows } = await db.rawQuery<{ rows: { count: number }[] }>(
    `select count(*)::integer as count from viewings v join leads l on l.id = v.lead_id
     where ${VISIBLE_LEADS} and v.status = 'confirmed' and v.ends_at > now()`,
    visibleParams(user)
  )
  return rows[0]?.count ?? 0
}

/** Viewings to come of the leads that somebody works on: asked for or confirmed, the next first. */
export async function listViewings(user: User): Promise<ViewingRow[]> {
  const { rows } = await db.rawQuery<{ rows: ViewingRow[] }>(
    `${VIEWING_SOURCE} where ${VISIBLE_LEADS} and v.status in ('requested', 'confirmed')
       and v.ends_at > now()
     order by v.starts_at, v.id limit :max`,
    { ...visibleParams(user), max: MAX_LISTED_VIEWINGS }
  )
  return rows
}
