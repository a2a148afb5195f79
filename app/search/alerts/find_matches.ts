import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PageRequest } from '#app/common/http/paginator'
import { wireTimeOrNull, type Moment } from '#app/common/http/wire_time'
import { findTextQuery } from '#app/search/find_text_query'
import { areaSql } from '#app/search/search_area'
import { conditionsOf, filterConditions, type Conditions } from '#app/search/search_conditions_sql'
import { MAX_COUNTED } from '#app/search/search_options'
import type { SearchQuery } from '#app/search/search_query'
import { readSearch } from '#app/search/search_request'

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
  const { where, values } = await askedConditions(asked)
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
  const { where, values } = await askedConditions(asked, client)
  const { rows } = await (client ?? db).rawQuery<{ rows: { count: number }[] }>(
    `select count(*)::integer as count
     from (select from listed_properties l where ${where} limit :limit) found`,
    { ...values, limit: MAX_COUNTED }
  )
  return rows[0].count
}

async function askedConditions(asked: Asked, client?: TransactionClientContract) {
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

/**
 * What a search asks of a listing, in table `listed_properties`, aliased `l`.
 * @param hiddenIds owners whose listings are left out
 */
export async function matchConditions(
  query: SearchQuery,
  trx?: TransactionClientContract,
  hiddenIds: number[] = []
): Promise<Conditions> {
  const request = await readSearch(query, { client: trx })
  return conditionsOf(filterConditions(request, hiddenIds), {
    query: await findTextQuery(request.text, trx),
    area: areaSql(request.area),
    isWide: false,
  })
}

/** Whether a search finds a listing, by the search's own conditions. */
export async function isMatch(
  query: SearchQuery,
  propertyId: number,
  trx: TransactionClientContract
): Promise<boolean> {
  const { parts, values } = await matchConditions(query, trx)
  const { rows } = await trx.rawQuery<{ rows: unknown[] }>(
    `select from listed_properties l
     where l.property_id = :propertyId and ${parts.join(' and ')}`,
    { ...values, propertyId }
  )
  return rows.length > 0
}

/** Those of the listings whose present price a saved search of somebody has told them. */
export async function listToldHomes(
  userId: number,
  propertyIds: readonly number[],
  trx: TransactionClientContract
): Promise<Set<number>> {
  const { rows } = await trx.rawQuery<{ rows: { property_id: number }[] }>(
    `select told.property_id from search_matches told
     join saved_searches search on search.id = told.search_id
     join properties p on p.id = told.property_id
     where search.user_id = :userId and told.property_id = any(:propertyIds::integer[])
       and (told.price, told.currency) = (p.price, p.currency)`,
    { userId, propertyIds: [...propertyIds] }
  )
  return new Set(rows.map((row) => row.property_id))
}
