import pg from 'pg'

/**
 * Connects once to the PostgreSQL of `DATABASE_URL`, before the pool tries to:
 * what is wrong with the setting is then one error instead of a retry's log.
 *
 * @throws what the driver throws: refused, unknown host, wrong password …
 */
export async function checkDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
  } finally {
    await client.end().catch(() => {})
  }
}
