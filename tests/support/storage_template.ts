import { rmSync } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const templates = new Map<string, Promise<string>>()

/** An empty folder for one server; the caller removes it. */
export function emptyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'vesta-server-'))
}

/**
 * Copies a storage folder in which a server has started once. Creating and migrating the embedded
 * database and seeding the demo world takes many seconds, so it happens once per kind.
 * @param kind key of the template
 * @param prepare starts and stops a server in the given folder
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
