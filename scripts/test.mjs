import { findChromium, findShell } from './lib/chromium.mjs'
import { codegen, ensureBuilt, ensureInstalled } from './lib/prepare.mjs'
import { runLane } from './lib/test_lane.mjs'
import { laneCount, runLanes } from './lib/test_lanes.mjs'

/**
 * `npm test [-- suite] [--files=…]`: runs all suites or the named ones; browser, faults and scale
 * use the built product. With `DATABASE_URL` the suites run on that PostgreSQL. `scale` only runs
 * when named, with `DATABASE_URL` and `REDIS_URL`.
 */
const ALL = ['faults', 'browser', 'functional', 'unit']
const MAX_LONGEST = 10

const args = process.argv.slice(2)
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
}

// a selection is short, and a given Redis can't be shared
const isSelection = flags.some((flag) => /^--(files|tests|groups)\b/.test(flag))
const lanes = isSelection || env.REDIS_URL ? 1 : laneCount()
const ended =
  lanes === 1
    ? [await runLane([...suites, ...flags], env, { isAlone: true })]
    : await runLanes([...suites, ...flags], env, lanes)
if (lanes > 1) console.log(reportOf(ended))
if (ended.some(({ code }) => code !== 0)) process.exitCode = 1

function reportOf(ended) {
  const all = (what) => ended.flatMap((lane) => lane[what])
  const sum = (what) => all(what).reduce((so, number) => so + number, 0)
  const longest = all('times')
    .sort((one, other) => other.cpu - one.cpu)
    .slice(0, MAX_LONGEST)
    .map(({ line }) => line)
  const lines = ['', ...longest, '', ...all('failures')]
  return [...lines, `${sum('passed')} passed, ${sum('failed')} failed`].join('\n')
}
