import { PGlite } from '@electric-sql/pglite'
import { embeddedLocation } from '#app/kernel/database/database_location'
import { EMBEDDED_EXTENSIONS } from '#app/kernel/database/embedded_extensions'

/** Opens a stopped server's embedded database directly. */
export async function withEmbeddedFiles<T>(
  storage: string,
  work: (db: PGlite) => Promise<T>
): Promise<T> {
  const { dataPath: dataDir } = embeddedLocation(storage)
  const db = await PGlite.create({ dataDir, extensions: EMBEDDED_EXTENSIONS })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}
