import { spawn } from 'node:child_process'
import { withMemorySettings } from './lib/memory.mjs'
import { projectNode, root } from './lib/paths.mjs'
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs'
import { CommandFailed } from './lib/run.mjs'
import { supervise } from './lib/supervise.mjs'

/** `npm start`: installs if needed, builds if stale, serves, and restarts after a crash. */
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`vesta needs Node 20.19 or newer to start; this is ${process.version}.`)
  process.exit(1)
}

try {
  await ensureInstalled()
  await ensureBuilt()
} catch (error) {
  console.error(error instanceof CommandFailed ? error.message : String(error.message ?? error))
  process.exit(1)
}

const [entry = 'server', ...args] = process.argv.slice(2)
const launch = () =>
  spawn(projectNode(), ['--no-warnings', `build/bin/${entry}.js`, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...withMemorySettings(process.env), NODE_ENV: 'production' },
  })
process.exit(await supervise(launch))
