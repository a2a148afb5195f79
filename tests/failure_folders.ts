import { mkdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

const PARENT = 'tmp/failures'
const MAX_NAME_CHARACTERS = 150

/** By test, until the report asks for it. */
const made = new Map<string, string>()

/**
 * A new folder for what a failed test leaves: another one if an earlier try left one.
 * @param file its absolute path
 * @param title without the values of a data set
 * @returns its path in the project
 */
export async function makeFailureFolder(file: string, title: string): Promise<string> {
  await mkdir(PARENT, { recursive: true })
  const folder = await createFree(join(PARENT, nameOf(file, title)))
  made.set(keyOf(file, title), folder)
  return folder
}

/** The folder of a test that has just failed, if it left one. */
export function takeFailureFolder(file: string, title: string): string | undefined {
  const key = keyOf(file, title)
  const folder = made.get(key)
  made.delete(key)
  return folder
}

async function createFree(path: string, number = 1): Promise<string> {
  const folder = number === 1 ? path : `${path}.${number}`
  try {
    await mkdir(folder)
    return folder
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return createFree(path, number + 1)
    throw error
  }
}

function nameOf(file: string, title: string): string {
  const place = relative(process.cwd(), file).replace(/\.spec\.ts$/, '')
  const safe = (text: string) => text.replaceAll(/[^\w.]+/g, '_').replaceAll(/^_|_$/g, '')
  return `${safe(place)}.${safe(title)}`.slice(0, MAX_NAME_CHARACTERS)
}

function keyOf(file: string, title: string): string {
  return `${file}\n${title}`
}
