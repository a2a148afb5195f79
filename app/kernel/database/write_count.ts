import type { QueryClientContract } from '@adonisjs/lucid/types/database'

let writes: number | null = null

/**
 * Counts this process's writes to the embedded database. It has only one connection, so the data is
 * unchanged as long as the count is.
 */
export function countWrites(client: QueryClientContract): void {
  writes = 0
  client.getWriteClient().on('query', ({ sql }: { sql: string }) => {
    if (!isRead(sql) && writes !== null) writes++
  })
}

/** Statements sent that may write, commits included. Null if other processes write too. */
export function writeCount(): number | null {
  return writes
}

/** A statement with `with` may change rows, so it counts as a write. */
function isRead(sql: string): boolean {
  return /^\s*select\b/i.test(sql)
}
