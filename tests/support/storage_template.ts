import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from '#tests/support/eventually'

/** Making one takes half a minute on an idle machine. */
const MAX_WAIT_MS = 600_000

const ready = new Map<string, Promise<string>>()
let folder: string | undefined

/** An empty folder for one server; the caller removes it. */
export function emptyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'vesta-server-'))
}

/**
 * Copies a storage folder in which a server has started once. Creating and migrating the embedded
 * database and seeding the demo world takes many seconds, so it happens once per kind, also if the
 * lanes of `npm test` ask at once.
 * @param kind key of the template and name of its folder
 * @param prepare starts and stops a server in the given folder
 */
export async function copyOfTemplate(
  kind: string,
  prepare: (folder: string) => Promise<void>
): Promise<string> {
  let template = ready.get(kind)
  if (!template) ready.set(kind, (template = findOrMake(kind, prepare)))
  const copy = await emptyFolder()
  await cp(await template, copy, { recursive: true })
  return copy
}

/** The lane that creates the draft's folder makes it; the others wait for its final name. */
async function findOrMake(
  kind: string,
  prepare: (folder: string) => Promise<void>
): Promise<string> {
  const template = join(templates(), kind)
  const draft = `${template}.draft`
  if (existsSync(template)) return template
  if (!(await createFolder(draft))) {
    const isOver = () => existsSync(template) || !existsSync(draft)
    await eventually(isOver, { within: MAX_WAIT_MS, what: () => `the storage template ${kind}` })
    if (!existsSync(template)) throw new Error(`Another lane could not make ${kind}`)
    return template
  }
  try {
    await prepare(draft)
    await rename(draft, template)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
  return template
}

async function createFolder(path: string): Promise<boolean> {
  try {
    await mkdir(path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** The lanes' common folder, or else one of this process. */
function templates(): string {
  return (folder ??= process.env.TEST_TEMPLATES ?? ownFolder())
}

function ownFolder(): string {
  const own = mkdtempSync(join(tmpdir(), 'vesta-templates-'))
  process.once('exit', () => rmSync(own, { recursive: true, force: true }))
  return own
}
