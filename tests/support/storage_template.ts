import { rmSync } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const templates = new Map<string, Promise<string>>()

/** An empty folder for one server, to be removed by whoever asked for it. */
export function emptyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'vesta-server-'))
}

/**
 * A copy of a storage folder in which a server has started once. Creating the
 * embedded database, migrating it and planting the demonstration world takes
 * many seconds, so that happens once for each kind and is copied afterwards.
 *
 * @param kind what distinguishes one template from another
 * @param prepare starts and ends a server in the given folder
 */
export async function copyOfTemplate(
  kind: string,
  prepare: (folder: string) => Promise<void>
): Promise<string> {
  let template = templates.get(kind)
  if (!template) templates.set(kind, (template = makeTemplate(prepare)))
  const folder = await emptyFolder()
  await cp(await template, folder, { recursive: true })
  return folder
}

async function makeTemplate(prepare: (folder: string) => Promise<void>): Promise<string> {
  const folder = await emptyFolder()
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await prepare(folder)
  return folder
}
