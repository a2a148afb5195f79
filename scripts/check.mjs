import { codegen, ensureInstalled } from './lib/prepare.mjs'
import { withProgress } from './lib/progress.mjs'
import { run } from './lib/run.mjs'

/** `npm run check`: types, lint with the module rule, format, unused code and dependencies. */
const STEPS = [
  ['Types', ['tsc', '--noEmit']],
  [
    'Lint',
    ['eslint', '.', '--max-warnings=0', '--cache', '--cache-location=node_modules/.cache/eslint/'],
  ],
  ['Format', ['prettier', '--check', '--log-level=warn', '.']],
  ['Unused code', ['knip']],
]

await ensureInstalled()
await codegen()
for (const [name, [tool, ...args]] of STEPS) {
  try {
    await withProgress(name, () => run('npx', ['--no-install', tool, ...args], { quiet: true }))
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
