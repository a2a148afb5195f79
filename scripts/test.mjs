import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findChromium, findShell } from './lib/chromium.mjs'
import { failureLine } from './lib/failure_line.mjs'
import { listKnownFlaky } from './lib/known_flaky.mjs'
import { root } from './lib/paths.mjs'
import { codegen, ensureBuilt, ensureInstalled } from './lib/prepare.mjs'
import { linesByTest, runRounds, takeRounds } from './lib/rounds.mjs'
import { keepFlaky, runAgain } from './lib/run_again.mjs'
import { runLane } from './lib/test_lane.mjs'
import { laneCount, runLanes, runWithDatabase } from './lib/test_lanes.mjs'

/**
 * `npm test [-- suite] [--files=…] [--again N]`: runs all suites or the named ones, N times;
 * browser, faults and scale use the built product. With `DATABASE_URL` the suites run on that
 * PostgreSQL. `scale` only runs when named, with `DATABASE_URL` and `REDIS_URL`.
 */
const ALL = ['faults', 'browser', 'functional', 'unit']
const MAX_LONGEST = 10

const { args, rounds } = takeRounds(process.argv.slice(2))
const flags = args.filter((arg) => arg.startsWith('-'))
const named = args.filter((arg) => !arg.startsWith('-'))
const suites = named.length ? named : ALL

await ensureInstalled()
await codegen()
const env = { ...process.env }
if (['browser', 'faults', 'scale'].some((suite) => suites.includes(suite))) await ensureBuilt()
if (suites.includes('browser')) {
  const chromium = await findChromium()
  if (!chromium) {
    console.error('The browser suite needs Chromium: install it, or name it with CHROMIUM_PATH.')
    process.exit(1)
  }
  env.CHROMIUM_PATH = chromium
  env.CHROMIUM_SHELL_PATH = findShell() ?? chromium
  await rm(join(root, 'tmp/failures'), { recursive: true, force: true })
}

// a selection is short, and a given Redis can't be shared
const isSelection = flags.some((flag) => /^--(files|tests|groups)\b/.test(flag))
const lanes = isSelection || env.REDIS_URL ? 1 : laneCount()
const ended = await runAll([...suites, ...flags])
const mayRetry = !isSelection && rounds === 1
const result = mayRetry ? await runAgain(ended, runFile) : sumOf(ended)
if (mayRetry) await keepFlaky(result)
console.log(reportOf(result, ended, await listKnownFlaky()))
if (result.failures.length) process.exitCode = 1
else if (!result.passed) {
  console.error('No test matches.')
  process.exitCode = 1
}

async function runAll(args) {
  if (rounds > 1) {
    const runRound = (own) => runWithDatabase(args, { ...env, ...own }, { isAlone: true })
    return runRounds(rounds, runRound)
  }
  if (lanes > 1) return runLanes(args, env, lanes)
  return [await runLane(args, env, { isAlone: true })]
}

function runFile(suite, file) {
  return runWithDatabase([suite, ...flags, `--files=${file}`], env, { isAlone: true })
}

function sumOf(ended) {
  const all = (what) => ended.flatMap((lane) => lane[what])
  return { passed: all('passed').length, failures: all('failures'), flaky: [] }
}

function reportOf({ passed, failures, flaky }, ended, known) {
  const longest = ended
    .flatMap(({ times }) => times)
    .sort((one, other) => other.cpu - one.cpu)
    .slice(0, MAX_LONGEST)
    .map(({ line }) => line)
  const unknown = flaky.filter(({ file, title }) => {
    return !known.some((one) => one.file === file && one.title === title)
  })
  return [
    '',
    ...(ended.length > 1 && rounds === 1 ? [...longest, ''] : []),
    ...flaky.map((failure) => failureLine('FLAKY', failure)),
    ...unknown.map((failure) => `Mend it, or add to tests/flaky.json: ${entryOf(failure)}`),
    ...(rounds > 1 ? linesByTest(ended) : failures.map((one) => failureLine('FAILED', one))),
    `${passed} passed, ${failures.length} failed`,
  ].join('\n')
}

function entryOf({ file, title }) {
  return JSON.stringify({ file, title, since: new Date().toISOString().slice(0, 10) })
}
