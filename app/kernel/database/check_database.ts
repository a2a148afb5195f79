import pg from 'pg'

/**
 * Connects once, so that a wrong `DATABASE_URL` gives one error instead of retries.
 * @throws what the driver throws
 */
export async function checkDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
  } finally {
    await client.end().catch(() => {})
  }
}
