import { projectNode } from './lib/paths.mjs'
import { codegen, ensureInstalled } from './lib/prepare.mjs'
import { run } from './lib/run.mjs'

/** `npm run dev`: serves from the sources and reloads changes. */
await ensureInstalled()
await codegen()
await run(projectNode(), ['--no-warnings', 'ace.js', 'serve', '--hmr']).catch((error) => {
  process.exitCode = error.code ?? 1
})
