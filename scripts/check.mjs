import { availableParallelism } from 'node:os'
import { checkFlaky } from './lib/known_flaky.mjs'
import {
  codegen,
  ensureBuilt,
  ensureInstalled,
  renderApiTypes,
  writeApiDocument,
} from './lib/prepare.mjs'
import { projectNode } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

const npx = (...args) => run('npx', ['--no-install', ...args], { quiet: true })

/**
 * `npm run check`: types, lint with the module rule, the OpenAPI document, format, unused code, the
 * age of flaky tests, and the scripts that pages load.
 */
const STEPS = [
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
  // TypeScript 7 takes a third of the time; 6 stays for what needs its API: ESLint and the build
  [
    'Types',
    () =>
      run(
        projectNode(),
        [
          'node_modules/typescript7/bin/tsc',
          '--noEmit',
          '--incremental',
          '--tsBuildInfoFile',
          'node_modules/.cache/types.json',
        ],
        { quiet: true }
      ),
  ],
  ['Types of answers', () => renderApiTypes('--check')],
  ['API document', lintApiDocument],
  ['Format', () => npx('prettier', '--check', '--log-level=warn', '.')],
  ['Unused code', () => npx('knip')],
  ['Flaky tests', checkFlaky],
  ['Scripts of pages', checkScripts],
]

await ensureInstalled()
await codegen()
await Promise.all(Array.from({ length: availableParallelism() }, takeSteps))

/** `redocly.yaml` and `.spectral.yaml` say by which rules; warnings count. */
async function lintApiDocument() {
  await writeApiDocument()
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  await run('npx', ['--no-install', 'redocly', 'lint'], { quiet: true, env })
  await npx('spectral', 'lint', 'tmp/openapi.json', '--fail-severity=hint')
}

async function checkScripts() {
  await ensureBuilt()
  await run(projectNode(), ['--no-warnings', 'scripts/page_weights.mjs'], { quiet: true })
}

/** Each worker takes the next step; a failed one shows its output, and the others go on. */
async function takeSteps() {
  for (let next = STEPS.shift(); next; next = STEPS.shift()) {
    const [name, step] = next
    const started = Date.now()
    try {
      await step()
    } catch (error) {
      console.error(error.message)
      process.exitCode = 1
    }
    console.log(`${name}: ${Math.round((Date.now() - started) / 1000)} s`)
  }
}
