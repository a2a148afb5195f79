import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

const names = new Map<string, string>()

/**
 * The rows of a query that nearly every request sends. PostgreSQL parses it once per connection and
 * can reuse its plan. For small queries, parsing and planning are most of the work.
 * @param sql the same text each time, as each connection keeps it
 * @param values of its named parameters
 */
export async function preparedRows<Row>(
  sql: string,
  values: Record<string, unknown>,
  client?: QueryClientContract
): Promise<Row[]> {
  const query = (client ?? db).rawQuery<{ rows: Row[] }>(sql, values)
  void query.knexQuery.options({ name: nameOf(sql) })
  const { rows } = await query
  return rows
}

function nameOf(sql: string): string {
  const known = names.get(sql)
  if (known) return known
  const name = createHash('sha256').update(sql).digest('hex').slice(0, 32)
  names.set(sql, name)
  return name
}
