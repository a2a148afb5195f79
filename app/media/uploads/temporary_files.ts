import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import env from '#start/env'

export const TEMPORARY_FOLDER = resolve(env.get('STORAGE_PATH'), 'tmp')

/** Requests end after five minutes. */
const ABANDONED_AFTER_MS = 15 * 60_000

const STARTED_AT = Date.now() - process.uptime() * 1000

/** The embedded database has one process, so older files are leftovers. */
function isAbandoned(mtimeMs: number): boolean {
  if (!env.get('DATABASE_URL') && mtimeMs < STARTED_AT) return true
  return Date.now() - mtimeMs > ABANDONED_AFTER_MS
}

export async function temporaryPath(): Promise<string> {
  await mkdir(TEMPORARY_FOLDER, { recursive: true, mode: 0o700 })
  return join(TEMPORARY_FOLDER, `upload-${randomUUID()}`)
}

export async function sweepTemporaryFiles(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const stats = await stat(path).catch(() => null)
    if (stats && isAbandoned(stats.mtimeMs)) await rm(path, { force: true, recursive: true })
  }
}
