import { execFileSync } from 'node:child_process'
import { demoEmailOf, PASSWORD } from '#app/demo/data/people'
import { BuiltServer } from '#tests/support/built_server'
import { Visitor } from '#tests/support/visitor'
import { chatLatency, echoLatency } from './lib/chat_latency.js'
import { percentile } from './lib/percentile.js'
import { Report } from './lib/report.js'

const CHATS = 10_000
const MESSAGES_EACH = 100
const ROUNDS = 200

/**
 * Chat page queries for a person with 10,000 chats of 100 messages each, and message latency: on
 * the embedded database, and on the PostgreSQL of `DATABASE_URL`, which must be empty.
 */
const report = new Report('chats')
const echo = await echoLatency()
report.add('bare ws echo, 500 sockets, p50', echo.p50, 'ms')
report.add('bare ws echo, 500 sockets, p99', echo.p99, 'ms')
await measure('embedded', undefined)
if (process.env.DATABASE_URL) await measure('PostgreSQL', process.env.DATABASE_URL)
await report.write()

async function measure(label: string, databaseUrl: string | undefined): Promise<void> {
  const env = { DEMO: '1', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) }
  const server = await BuiltServer.create({ env })
  await server.start()
  await server.end()
  const seeded = seed(server, databaseUrl)
  await server.start()
  const [ava, noah] = [new Visitor(server.url), new Visitor(server.url)]
  await ava.signIn(demoEmailOf('ava'), PASSWORD)
  await noah.signIn(demoEmailOf('noah'), PASSWORD)

  report.add(`${label}: chats`, seeded.chats, '')
  report.add(`${label}: messages`, seeded.messages, '')
  report.add(`${label}: unread count, the query`, seeded.unreadMs, 'ms')
  const { chats } = await (await ava.get('/api/chats/filtered')).json()
  const asked = {
    'unread count': '/api/chats/unread-count',
    'list, first page': '/api/chats/filtered?type=chats',
    'list, page 200': '/api/chats/filtered?type=chats&page=200',
    'thread, newest page': `/api/chats/${chats.data[0].id}/messages`,
    'search of all messages': '/api/messages?q=terrace+97',
  }
  for (const [name, path] of Object.entries(asked)) {
    const times = await timesOf(ava, path)
    report.add(`${label}: ${name}, p50`, percentile(times, 0.5), 'ms')
    report.add(`${label}: ${name}, p95`, percentile(times, 0.95), 'ms')
  }
  const latency = await chatLatency(server, ava, noah)
  report.add(`${label}: message sent to received, 500 sockets, p50`, latency.p50, 'ms')
  report.add(`${label}: message sent to received, 500 sockets, p99`, latency.p99, 'ms')
  await server.remove()
}

function seed(server: BuiltServer, databaseUrl: string | undefined) {
  const script = [
    'bench/lib/seed_chats.ts',
    demoEmailOf('ava'),
    String(CHATS),
    String(MESSAGES_EACH),
  ]
  const output = execFileSync(
    process.execPath,
    ['--no-warnings', '--import=@poppinss/ts-exec', ...script],
    {
      env: {
        ...process.env,
        STORAGE_PATH: server.storage,
        DATABASE_URL: databaseUrl ?? '',
        LOG_LEVEL: 'silent',
      },
    }
  )
  return JSON.parse(output.toString())
}

async function timesOf(visitor: Visitor, path: string): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now()
    const response = await visitor.get(path)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    times.push(performance.now() - started)
  }
  return times
}
