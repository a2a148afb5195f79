import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { withMemorySettings } from './lib/memory.mjs'
import { projectNode, root } from './lib/paths.mjs'
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs'
import { run } from './lib/run.mjs'

/**
 * `npm run bench -- <name>`: measures, prints one line per result, writes
 * `bench/results/<name>.json`.
 */
const names = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''))
const [name, ...rest] = process.argv.slice(2)
if (!names.includes(name)) {
  console.error(`Say which: ${names.join(', ')}.`)
  process.exit(1)
}

await ensureInstalled()
await ensureBuilt()
await run(
  projectNode(),
  ['--no-warnings', '--import=@poppinss/ts-exec', `bench/${name}.bench.ts`, ...rest],
  { env: withMemorySettings(process.env) }
).catch((error) => {
  process.exitCode = error.code ?? 1
})
