import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './lib/chromium.mjs'
import { freePort } from './lib/free_port.mjs'
import { projectNode } from './lib/paths.mjs'
import { codegen, ensureBuilt, ensureInstalled } from './lib/prepare.mjs'
import { run } from './lib/run.mjs'

/**
 * `npm test [-- suite] [--files=…]`: every suite on a fresh storage folder
 * that is thrown away; the browser suite uses the built product. With
 * `DATABASE_URL` the same suites run on that PostgreSQL. The suite `scale`
 * runs when it is named, with `DATABASE_URL` and `REDIS_URL`.
 */
const args = process.argv.slice(2)
if (!args.some((arg) => !arg.startsWith('-')))
  args.unshift('unit', 'functional', 'faults', 'browser')
const runs = (suite) => args.includes(suite)

await ensureInstalled()
await codegen()
let chromium
if (['browser', 'faults', 'scale'].some(runs)) await ensureBuilt()
if (runs('browser')) {
  chromium = await findChromium()
  if (!chromium) {
    console.error('The browser suite needs Chromium: install it, or name it with CHROMIUM_PATH.')
    process.exit(1)
  }
}

const storage = await mkdtemp(join(tmpdir(), 'vesta-test-'))
try {
  await run(
    projectNode(),
    ['--no-warnings', '--import=@poppinss/ts-exec', 'bin/test.ts', ...args],
    {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        STORAGE_PATH: storage,
        PORT: String(await freePort()),
        HOST: '127.0.0.1',
        ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
      },
    }
  )
} catch (error) {
  process.exitCode = error.code ?? 1
} finally {
  await rm(storage, { recursive: true, force: true })
}
