import { PGlite } from '@electric-sql/pglite'
import { embeddedLocation } from '#app/kernel/database/database_location'

/** Opens a stopped server's embedded database directly. */
export async function withEmbeddedFiles<T>(
  storage: string,
  work: (db: PGlite) => Promise<T>
): Promise<T> {
  const db = await PGlite.create({ dataDir: embeddedLocation(storage).dataPath })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}
