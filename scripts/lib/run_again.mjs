import { mkdir, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** More failed files than this are no coincidence. */
const MAX_FILES = 3
/** Failures of the others have no second try: nothing in them depends on a moment, or only races do. */
const SUITES = new Set(['browser', 'functional'])

/**
 * @typedef {import('./test_lane.mjs').Result} Result
 * @typedef {import('./test_lane.mjs').Failure} Failure
 */

/**
 * Runs each failed spec file once more, alone. A failure counts as flaky if everything in its file
 * passes then, and as many tests have run as before.
 * @param {Result[]} ended
 * @param {(suite: string, file: string) => Promise<Result>} run in a process of its own
 * @returns {Promise<{ passed: number, failures: Failure[], flaky: Failure[] }>}
 */
export async function runAgain(ended, run) {
  let passed = ended.flatMap((lane) => lane.passed)
  const failures = ended.flatMap((lane) => lane.failures)
  const flaky = []
  const mayRetry = !ended.some(({ crashed }) => crashed)
  for (const [file, failed] of mayRetry ? filesOf(failures) : []) {
    console.log(`\nOnce more, alone: ${file}`)
    const again = await run(failed[0].suite, file)
    const before = passed.filter((test) => test.file === file)
    if (!isWhole(again, [...before, ...failed.filter(isTest)])) continue
    passed = passed.filter((test) => test.file !== file).concat(again.passed)
    flaky.push(...failed)
  }
  return {
    passed: passed.length,
    failures: failures.filter((failure) => !flaky.includes(failure)),
    flaky,
  }
}

/** Writes `tmp/flaky.json` for those who look after a run. */
export async function keepFlaky({ flaky, failures }) {
  await mkdir(join(root, 'tmp'), { recursive: true })
  const kept = { at: new Date().toISOString(), load: loadavg(), flaky, failures }
  await writeFile(join(root, 'tmp/flaky.json'), `${JSON.stringify(kept, null, 2)}\n`)
}

/** The failed files that have a second try, with their failures. */
function filesOf(failures) {
  const files = new Map()
  for (const failure of failures) {
    files.set(failure.file, [...(files.get(failure.file) ?? []), failure])
  }
  if (files.has('') || files.size > MAX_FILES) return []
  return [...files].filter(([, [{ suite }]]) => SUITES.has(suite))
}

/** Hooks have no test of their own; that a file's hooks work shows in its tests. */
function isTest({ isHook }) {
  return !isHook
}

function isWhole({ passed, failures, crashed }, expected) {
  if (crashed || failures.length) return false
  const titles = new Set(passed.map(({ title }) => title))
  const least = Math.max(1, expected.length)
  return passed.length >= least && expected.every(({ title }) => titles.has(title))
}
