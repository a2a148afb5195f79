import type { QueryClientContract } from '@adonisjs/lucid/types/database'

let writes: number | null = null

/**
 * Counts what this process writes to the embedded database, which answers its
 * one connection only: as long as the count stays the same, so does the data.
 */
export function countWrites(client: QueryClientContract): void {
  writes = 0
  client.getWriteClient().on('query', ({ sql }: { sql: string }) => {
    if (!isRead(sql) && writes !== null) writes++
  })
}

/**
 * How many statements that may write (a commit counts as one) were sent so far.
 * Null where other processes write to the same database.
 */
export function writeCount(): number | null {
  return writes
}

/** A statement with `with` may change rows, so it counts as a write. */
function isRead(sql: string): boolean {
  return /^\s*select\b/i.test(sql)
}
