import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectNode, root } from './paths.mjs'
import { withProgress } from './progress.mjs'
import { run } from './run.mjs'
import { fingerprint, isStamped, stamp } from './stamp.mjs'

const INSTALLED = 'node_modules/.vesta-installed'
const BUILT = 'build/.vesta-built'
const GENERATED = '.adonisjs/.vesta-generated'
const SOURCES = [
  'app',
  'bin',
  'config',
  'database',
  'hooks',
  'resources',
  'start',
  'public/favicon.svg',
  'public/icons',
  'public/manifest.webmanifest',
  'public/sw.js',
  'public/worker',
  'adonisrc.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'vite.config.ts',
]

/** Installs the locked dependencies unless they are up to date. */
export async function ensureInstalled() {
  const print = fingerprint(['package-lock.json'])
  const present = existsSync(join(root, 'node_modules/node/bin'))
  if (present && isStamped(INSTALLED, print)) return
  await withProgress('Installing what vesta needs (once)', () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      quiet: true,
      // npm 10 runs every install script; this one would download CUDA.
      env: { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' },
    })
  )
  stamp(INSTALLED, print)
}

/** Compiles the sources unless the build is up to date. */
export async function ensureBuilt() {
  const print = fingerprint(SOURCES)
  if (isStamped(BUILT, print)) return
  await withProgress('Building', build)
  stamp(BUILT, print)
}

export async function build() {
  await codegen()
  // without its type check, which `npm run check` does
  await run(projectNode(), ['ace.js', 'build', '--tsconfig=tsconfig.build.json'], {
    quiet: true,
    env: { ...withoutRedis(), NODE_ENV: 'production' },
  })
}

/** Generates types and lists from the sources into `.adonisjs/`, unless they are up to date. */
export async function codegen() {
  const print = () => fingerprint([...SOURCES, '.adonisjs/client', '.adonisjs/server'])
  if (isStamped(GENERATED, print())) return
  await run(projectNode(), ['--no-warnings', 'ace.js', 'codegen'], {
    quiet: true,
    env: withoutRedis(),
  })
  stamp(GENERATED, print())
}

/** Writes `resources/api/answers.json`, or with `--check` fails if it is out of date. */
export async function renderApiTypes(...flags) {
  await run(
    projectNode(),
    ['--no-warnings', '--import=@poppinss/ts-exec', 'scripts/render_api_answers.ts', ...flags],
    { quiet: true }
  )
}

/** Writes the OpenAPI document to `tmp/openapi.json`, where linters find it. */
export async function writeApiDocument() {
  await run(projectNode(), ['--no-warnings', 'ace.js', 'api:document'], {
    quiet: true,
    env: withoutRedis(),
  })
}

/** Generators need no service, and a console process connected to Redis wouldn't exit. */
function withoutRedis() {
  const env = { ...process.env }
  delete env.REDIS_URL
  return env
}
