import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Where the embedded database keeps its files and answers. */
export interface EmbeddedLocation {
  /** folder with the database's files, below the storage folder */
  dataPath: string
  /** private folder that holds the socket; what the `pg` driver takes as `host` */
  socketFolder: string
  /** the socket itself, named as PostgreSQL names it */
  socketPath: string
}

/**
 * A UNIX socket's path may not pass some 100 bytes and a storage folder's may,
 * so the socket lives in the temporary folder under a name made from it.
 */
export function embeddedLocation(storagePath: string): EmbeddedLocation {
  const dataPath = resolve(storagePath, 'database')
  const name = createHash('sha256').update(dataPath).digest('hex').slice(0, 16)
  const socketFolder = join(tmpdir(), `vesta-${process.getuid?.() ?? 0}-${name}`)
  return { dataPath, socketFolder, socketPath: join(socketFolder, '.s.PGSQL.5432') }
}
