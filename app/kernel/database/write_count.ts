import type { QueryClientContract } from '@adonisjs/lucid/types/database'

let writes: number | null = null

/**
 * Counts this process's writes to the embedded database. It has only one connection, so the data is
 * unchanged as long as the count is.
 */
export function countWrites(client: QueryClientContract): void {
  writes = 0
  client.getWriteClient().on('query', ({ sql }: { sql: string }) => {
    if (!isRead(sql) && !isOfQueue(sql) && writes !== null) writes++
  })
}

/** Statements that may change a page, commits included. Null if other processes write too. */
export function writeCount(): number | null {
  return writes
}

/** A statement with `with` may change rows in one of its parts. */
function isRead(sql: string): boolean {
  if (/^\s*(select|begin)\b/i.test(sql)) return true
  return /^\s*with\b/i.test(sql) && !/\b(insert|update|delete|merge)\b/i.test(sql)
}

/** An idle worker asks for jobs several times a second, by an update. */
function isOfQueue(sql: string): boolean {
  return /^\s*(update|insert into|delete from)\s+"?queue_/i.test(sql)
}
