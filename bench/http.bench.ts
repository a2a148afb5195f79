import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BuiltServer } from '#tests/support/built_server'
import { load } from './lib/load.js'
import { Report } from './lib/report.js'

/**
 * A listing's public page as Inertia JSON and server-rendered, beside bare
 * `node:http` + `pg` doing the same SQL and bytes: on the embedded database,
 * and on the PostgreSQL of `DATABASE_URL`, which must be empty.
 */
const report = new Report('http')
const databases = [undefined, process.env.DATABASE_URL].filter(
  (url, index) => index === 0 || url !== undefined
)
for (const databaseUrl of databases) await measure(databaseUrl)
await report.write()

async function measure(databaseUrl: string | undefined): Promise<void> {
  const label = databaseUrl ? 'PostgreSQL' : 'embedded'
  const env: Record<string, string> = { DEMO: '1', QUEUE_WORKER: '0' }
  if (databaseUrl) env.DATABASE_URL = databaseUrl
  const server = await BuiltServer.create({ env })
  await server.start()

  const path = await somePropertyPath(server)
  const headers = { 'x-inertia': 'true', 'x-inertia-version': await versionOf(server) }
  const page = await (await fetch(server.url + path, { headers })).json()
  const html = await (await fetch(server.url + path)).text()

  const json = await load({ url: server.url + path, headers })
  const rendered = await load({ url: server.url + path, headers: { accept: 'text/html' } })
  await server.end()

  const queries = captureQueries(path.split('/').at(-1)!, server.storage, databaseUrl)
  const bare = await measureBare({ queries, page, html, databaseUrl, storage: server.storage })
  await server.remove()

  report.add(`${label}: page as JSON, vesta`, json.perSecond, 'req/s')
  report.add(`${label}: page as JSON, bare`, bare.json.perSecond, 'req/s')
  report.add(
    `${label}: page as JSON, share of the limit`,
    (json.perSecond / bare.json.perSecond) * 100,
    '%'
  )
  report.add(`${label}: page as JSON, vesta, p99`, json.p99, 'ms')
  report.add(`${label}: page as HTML, vesta`, rendered.perSecond, 'req/s')
  report.add(`${label}: page as HTML, bare`, bare.html.perSecond, 'req/s')
  report.add(
    `${label}: page as HTML, share of the limit`,
    (rendered.perSecond / bare.html.perSecond) * 100,
    '%'
  )
  report.add(`${label}: page as HTML, vesta, p99`, rendered.p99, 'ms')
}

async function somePropertyPath(server: BuiltServer): Promise<string> {
  const welcome = await (await fetch(`${server.url}/`)).text()
  const path = /\/properties\/[a-z0-9-]+/.exec(welcome.replaceAll('\\/', '/'))
  if (!path) throw new Error('The front page shows no listing')
  return path[0]
}

async function versionOf(server: BuiltServer): Promise<string> {
  const html = await (await fetch(`${server.url}/`)).text()
  return /"version":"([^"]*)"/.exec(html)![1]
}

function captureQueries(slug: string, storage: string, databaseUrl: string | undefined) {
  const output = execFileSync(
    process.execPath,
    ['--no-warnings', '--import=@poppinss/ts-exec', 'bench/lib/capture_queries.ts', slug],
    {
      env: {
        ...process.env,
        STORAGE_PATH: storage,
        DATABASE_URL: databaseUrl ?? '',
        LOG_LEVEL: 'silent',
      },
    }
  )
  return JSON.parse(output.toString())
}

async function measureBare(given: object) {
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const file = join(mkdtempSync(join(tmpdir(), 'vesta-bench-')), 'given.json')
  writeFileSync(file, JSON.stringify({ ...given, port }))
  const bare = fork('bench/lib/bare_server.ts', [file], {
    execArgv: ['--no-warnings', '--import=@poppinss/ts-exec'],
  })
  await once(bare, 'message')
  const json = await load({ url: `http://127.0.0.1:${port}/json` })
  const html = await load({ url: `http://127.0.0.1:${port}/html` })
  bare.kill()
  return { json, html }
}
