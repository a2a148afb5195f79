import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failureLine } from './failure_line.mjs'

/** Takes `--again N` or `--again=N` out of the arguments. */
export function takeRounds(args) {
  const at = args.findIndex((arg) => /^--again(=|$)/.test(arg))
  if (at === -1) return { args, rounds: 1 }
  const [, inline] = args[at].split('=')
  const rounds = Number(inline ?? args[at + 1])
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--again needs a number of rounds')
  return { args: args.toSpliced(at, inline === undefined ? 2 : 1), rounds }
}

/**
 * Runs the same tests several times, one after the other, to find a race.
 * @param {number} count
 * @param {(env: NodeJS.ProcessEnv) => Promise<import('./test_lane.mjs').Result>} run in a process
 *   of its own, with these settings
 * @returns {Promise<import('./test_lane.mjs').Result[]>}
 */
export async function runRounds(count, run) {
  const shared = await mkdtemp(join(tmpdir(), 'vesta-rounds-'))
  const results = []
  try {
    await mkdir(join(shared, 'templates'))
    for (let round = 1; round <= count; round++) {
      const result = await run({
        TEST_TEMPLATES: join(shared, 'templates'),
        NODE_COMPILE_CACHE: join(shared, 'compiled'),
      })
      results.push(result)
      const { passed, failures } = result
      console.log(
        `\nRound ${round} of ${count}: ${passed.length} passed, ${failures.length} failed\n`
      )
      if (!passed.length && !failures.length) break
    }
    return results
  } finally {
    await rm(shared, { recursive: true, force: true })
  }
}

/** A line for each test that failed, with how often it did and why the last time. */
export function linesByTest(results) {
  const byTest = Map.groupBy(
    results.flatMap(({ failures }) => failures),
    ({ file, title }) => `${file} ${title}`
  )
  return [...byTest.values()].map((failed) =>
    failureLine(`FAILED ${failed.length} of ${results.length}`, failed.at(-1))
  )
}
