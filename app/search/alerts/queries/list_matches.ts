import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { wireTimeOrNull, type Moment } from '#app/common/http/wire_time'
import type { PageRequest } from '#app/common/http/paginator'
import { matchConditions } from '#app/search/alerts/policies/is_match'
import { MAX_COUNTED } from '#app/search/contract/search_options'
import type { SearchQuery } from '#app/search/contract/search_query'

interface Asked {
  query: SearchQuery
  /** owners whose listings are left out */
  hiddenIds: number[]
  /** listings that are left out */
  exceptIds: number[]
  /** published after that */
  since?: Moment | null
}

/** What a search finds, newest first; one more than a page holds. */
export async function listMatches(
  asked: Asked,
  { page, perPage }: PageRequest
): Promise<{ id: number; publishedAt: Moment }[]> {
  const { where, values } = await conditionsOf(asked)
  const { rows } = await db.rawQuery<{ rows: { id: number; publishedAt: Moment }[] }>(
    `select l.property_id as id, l.published_at as "publishedAt"
     from listed_properties l where ${where}
     order by l.published_at desc, l.property_id desc offset :skipped limit :limit`,
    { ...values, skipped: (page - 1) * perPage, limit: perPage + 1 }
  )
  return rows
}

/** How many; at most `MAX_COUNTED`. */
export async function countMatches(
  asked: Asked,
  client?: TransactionClientContract
): Promise<number> {
  const { where, values } = await conditionsOf(asked, client)
  const { rows } = await (client ?? db).rawQuery<{ rows: { count: number }[] }>(
    `select count(*)::integer as count
     from (select from listed_properties l where ${where} limit :limit) found`,
    { ...values, limit: MAX_COUNTED }
  )
  return rows[0].count
}

async function conditionsOf(asked: Asked, client?: TransactionClientContract) {
  const { parts, values } = await matchConditions(asked.query, client, asked.hiddenIds)
  return {
    where: [
      ...parts,
      'l.property_id <> all(:exceptIds::integer[])',
      '(:since::timestamptz is null or l.published_at > :since)',
    ].join(' and '),
    values: { ...values, exceptIds: asked.exceptIds, since: wireTimeOrNull(asked.since) },
  }
}
