import { codegen, ensureInstalled, renderApiTypes } from './lib/prepare.mjs'
import { withProgress } from './lib/progress.mjs'
import { run } from './lib/run.mjs'

const npx = (...args) => run('npx', ['--no-install', ...args], { quiet: true })

/** `npm run check`: types, lint with the module rule, format, unused code and dependencies. */
const STEPS = [
  ['Types', () => npx('tsc', '--noEmit')],
  ['Types of answers', () => renderApiTypes('--check')],
  [
    'Lint',
    () =>
      npx(
        'eslint',
        '.',
        '--max-warnings=0',
        '--cache',
        '--cache-location=node_modules/.cache/eslint/'
      ),
  ],
  ['Format', () => npx('prettier', '--check', '--log-level=warn', '.')],
  ['Unused code', () => npx('knip')],
]

await ensureInstalled()
await codegen()
for (const [name, step] of STEPS) {
  try {
    await withProgress(name, step)
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
