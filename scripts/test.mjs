import { findChromium, findShell } from './lib/chromium.mjs'
import { codegen, ensureBuilt, ensureInstalled } from './lib/prepare.mjs'
import { runLane } from './lib/test_lane.mjs'

/**
 * `npm test [-- suite] [--files=…]`: runs all suites or the named ones; browser, faults and scale
 * use the built product. With `DATABASE_URL` the suites run on that PostgreSQL. `scale` only runs
 * when named, with `DATABASE_URL` and `REDIS_URL`.
 */
const ALL = [['unit', 'functional', 'faults'], ['browser']]

const args = process.argv.slice(2)
const flags = args.filter((arg) => arg.startsWith('-'))
const named = args.filter((arg) => !arg.startsWith('-'))
// in parallel if nothing is shared, such as a given database
const lanes = named.length ? [named] : process.env.DATABASE_URL ? [ALL.flat()] : ALL
const runs = (suite) => lanes.flat().includes(suite)

await ensureInstalled()
await codegen()
const env = { ...process.env }
if (['browser', 'faults', 'scale'].some(runs)) await ensureBuilt()
if (runs('browser')) {
  const chromium = await findChromium()
  if (!chromium) {
    console.error('The browser suite needs Chromium: install it, or name it with CHROMIUM_PATH.')
    process.exit(1)
  }
  env.CHROMIUM_PATH = chromium
  env.CHROMIUM_SHELL_PATH = findShell() ?? chromium
}

const [first, ...others] = lanes
const later = others.map(() => [])
const ended = await Promise.all([
  runLane([...first, ...flags], env, (text) => process.stdout.write(text)),
  ...others.map((lane, at) => runLane([...lane, ...flags], env, (text) => later[at].push(text))),
])
for (const text of later) process.stdout.write(text.join(''))

const sumOf = (what) => ended.reduce((sum, lane) => sum + lane[what], 0)
if (lanes.length > 1) {
  const failures = ended.flatMap((lane) => lane.failures)
  console.log(['', ...failures, `${sumOf('passed')} passed, ${sumOf('failed')} failed`].join('\n'))
}
if (ended.some(({ code }) => code !== 0)) process.exitCode = 1
