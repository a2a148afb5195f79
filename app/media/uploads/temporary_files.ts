import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import env from '#start/env'

/** Where uploads are kept while they arrive and are decoded. */
export const TEMPORARY_FOLDER = resolve(env.get('STORAGE_PATH'), 'tmp')

/** Nobody works on a temporary file longer than this: a request ends after five minutes. */
const ABANDONED_AFTER_MS = 15 * 60_000

/** A name for a temporary file that nobody else has. */
export async function temporaryPath(): Promise<string> {
  await mkdir(TEMPORARY_FOLDER, { recursive: true, mode: 0o700 })
  return join(TEMPORARY_FOLDER, `upload-${randomUUID()}`)
}

/** Deletes what a killed process has left in a folder of temporary files. */
export async function sweepTemporaryFiles(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0
    )
    if (age > ABANDONED_AFTER_MS) await rm(path, { force: true, recursive: true })
  }
}
