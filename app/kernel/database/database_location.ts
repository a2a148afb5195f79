import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export interface EmbeddedLocation {
  dataPath: string
  /** private; `host` for the `pg` driver */
  socketFolder: string
  socketPath: string
}

/** Socket paths are limited to about 100 bytes, so the socket is in the temporary folder. */
export function embeddedLocation(storagePath: string): EmbeddedLocation {
  const dataPath = resolve(storagePath, 'database')
  const name = createHash('sha256').update(dataPath).digest('hex').slice(0, 16)
  const socketFolder = join(tmpdir(), `vesta-${process.getuid?.() ?? 0}-${name}`)
  return { dataPath, socketFolder, socketPath: join(socketFolder, '.s.PGSQL.5432') }
}
