import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './paths.mjs'

const MAX_DAYS = 14
const MAX_ENTRIES = 5
const DAY_MS = 86_400_000
const LIST = 'tests/flaky.json'

/**
 * @typedef {{ file: string, title: string, since: string }} Known a flaky test; since: YYYY-MM-DD
 * @returns {Promise<Known[]>} those that wait for a remedy
 */
export async function listKnownFlaky() {
  return JSON.parse(await readFile(join(root, LIST), 'utf8'))
}

/**
 * A flaky test is a debt.
 * @throws Error when there are too many, or one is too old
 */
export async function checkFlaky() {
  const known = await listKnownFlaky()
  const faults = known
    .filter(({ since }) => !(Date.now() - Date.parse(since) <= MAX_DAYS * DAY_MS))
    .map(({ file, title, since }) => `${file} > ${title}: flaky since ${since}`)
  if (known.length > MAX_ENTRIES) faults.push(`${known.length} flaky tests`)
  if (!faults.length) return
  const rule = `${LIST} holds at most ${MAX_ENTRIES} tests, each for ${MAX_DAYS} days.`
  throw new Error([rule, ...faults].join('\n'))
}
