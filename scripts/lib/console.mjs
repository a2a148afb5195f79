import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { projectNode, root } from './paths.mjs'
import { ensureBuilt, ensureInstalled } from './prepare.mjs'

/** Runs a command of the built console once, on the same database as `npm start`. */
export async function runConsole(command) {
  await ensureInstalled()
  await ensureBuilt()
  const child = spawn(
    projectNode(),
    ['--no-warnings', 'build/bin/console.js', command, ...process.argv.slice(2)],
    { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } }
  )
  const [code] = await once(child, 'close')
  process.exitCode = code ?? 1
}
