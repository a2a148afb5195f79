import { projectNode } from './lib/paths.mjs'
import { ensureInstalled } from './lib/prepare.mjs'
import { run } from './lib/run.mjs'

/** `npm run ace -- <command>`: the framework's command line, with the project's Node. */
await ensureInstalled()
await run(projectNode(), ['--no-warnings', 'ace.js', ...process.argv.slice(2)]).catch((error) => {
  process.exitCode = error.code ?? 1
})
