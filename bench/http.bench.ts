import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { BuiltServer } from '#tests/support/built_server'
import { fetchRaw } from '#tests/support/fetch_raw'
import { PASSWORD } from '#app/demo/data/people'
import { Visitor } from '#tests/support/visitor'
import { load } from './lib/load.js'
import { Report } from './lib/report.js'

/**
 * A listing's page, compared with bare `node:http` + `pg` in the same run: signed in as Inertia
 * JSON, where the bare server runs the same SQL, and for guests as HTML with Brotli, where it sends
 * the same compressed bytes. On the embedded database, and on the PostgreSQL of `DATABASE_URL`,
 * which must be empty. `BENCH_REFERENCE` names another built checkout, such as an older commit, to
 * compare with.
 */
const BROTLI = { 'accept': 'text/html', 'accept-encoding': 'br' }
const reference = process.env.BENCH_REFERENCE
if (reference && !existsSync(join(reference, 'build/bin/server.js'))) {
  throw new Error(`${reference} has no build: run npm ci and npm run build there first`)
}

const report = new Report('http')
const databases = [undefined, process.env.DATABASE_URL].filter(
  (url, index) => index === 0 || url !== undefined
)
for (const databaseUrl of databases) await measure(databaseUrl)
await report.write()

async function measure(databaseUrl: string | undefined): Promise<void> {
  const label = databaseUrl ? 'PostgreSQL' : 'embedded'
  const present = await startServer(databaseUrl)
  const json = await loadJson(present)
  const html = await loadHtml(present)

  const path = await somePropertyPath(present)
  const page = await (
    await fetch(present.url + path, { headers: await inertiaHeaders(present) })
  ).json()
  const { body } = await fetchRaw(present.url, path, BROTLI)
  await present.end()
  const queries = captureQueries(path.split('/').at(-1)!, present.storage, databaseUrl)
  const given = { queries, page, html: body.toString('base64'), databaseUrl }
  const bare = await measureBare({ ...given, storage: present.storage })
  await present.remove()

  for (const [name, ours, limit] of [
    ['signed in, JSON', json, bare.json],
    ['stranger, HTML with Brotli', html, bare.html],
  ] as const) {
    report.add(`${label}: ${name}, vesta`, ours.perSecond, 'req/s')
    report.add(`${label}: ${name}, vesta, p99`, ours.p99, 'ms')
    report.add(`${label}: ${name}, bare`, limit.perSecond, 'req/s')
    report.add(`${label}: ${name}, share of bare`, (ours.perSecond / limit.perSecond) * 100, '%')
  }
  if (reference) await compare(label, databaseUrl, json.perSecond)
}

/** The reference gets its own database. */
async function compare(label: string, databaseUrl: string | undefined, ours: number) {
  const server = await startServer(databaseUrl && (await siblingOf(databaseUrl)), reference)
  const theirs = await loadJson(server)
  await server.remove()
  report.add(`${label}: signed in, JSON, reference`, theirs.perSecond, 'req/s')
  report.add(`${label}: signed in, JSON, times the reference`, ours / theirs.perSecond, '×')
}

async function startServer(databaseUrl?: string, root?: string): Promise<BuiltServer> {
  const env: Record<string, string> = { DEMO: '1', QUEUE_WORKER: '0' }
  if (databaseUrl) env.DATABASE_URL = databaseUrl
  return (await BuiltServer.create({ env, root })).start()
}

async function siblingOf(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('create database bench_reference')
  await client.end()
  const url = new URL(databaseUrl)
  url.pathname = '/bench_reference'
  return url.href
}

async function loadJson(server: BuiltServer) {
  const visitor = new Visitor(server.url)
  await visitor.signIn('mila', PASSWORD)
  const { cookie } = visitor.credentials()
  const headers = { ...(await inertiaHeaders(server)), cookie }
  return load({ url: server.url + (await somePropertyPath(server)), headers })
}

async function loadHtml(server: BuiltServer) {
  return load({ url: server.url + (await somePropertyPath(server)), headers: BROTLI })
}

async function inertiaHeaders(server: BuiltServer) {
  const html = await (await fetch(`${server.url}/`)).text()
  const [, version] = /"version":"([^"]*)"/.exec(html)!
  return { 'x-inertia': 'true', 'x-inertia-version': version }
}

async function somePropertyPath(server: BuiltServer): Promise<string> {
  const welcome = await (await fetch(`${server.url}/`)).text()
  const path = /\/properties\/[a-z0-9-]+/.exec(welcome.replaceAll('\\/', '/'))
  if (!path) throw new Error('The front page shows no listing')
  return path[0]
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
