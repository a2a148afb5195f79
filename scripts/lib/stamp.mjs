import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** What `tsconfig.build.json` leaves out. */
const OF_TESTS = /^tests$|\.spec\.ts$|_factory\.ts$/

/**
 * A fingerprint of files and folders that changes with any name or byte.
 * @param {string[]} paths relative to the project; tests in them don't count
 */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths) addTo(hash, path)
  return hash.digest('hex')
}

function addTo(hash, path) {
  const absolute = join(root, path)
  const stats = statSync(absolute, { throwIfNoEntry: false })
  if (!stats) return
  if (stats.isDirectory()) {
    const names = readdirSync(absolute).filter((name) => !OF_TESTS.test(name))
    for (const name of names.sort()) addTo(hash, `${path}/${name}`)
    return
  }
  hash.update(path).update('\0').update(readFileSync(absolute)).update('\0')
}

export function isStamped(file, print) {
  try {
    return readFileSync(join(root, file), 'utf8') === print
  } catch {
    return false
  }
}

export function stamp(file, print) {
  writeFileSync(join(root, file), print)
}
