import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import { BuiltServer } from '#tests/support/built_server'
import { Visitor } from '#tests/support/visitor'
import { openSocket } from './lib/open_sockets.js'
import { percentile } from './lib/percentile.js'
import { residentBytes } from './lib/resident_bytes.js'
import { Report } from './lib/report.js'

const SOCKETS = 200
const PER_SECOND = 30
const MAX_SECONDS = 600
/** seconds of both load and measurement; set LOAD_SECONDS for a shorter run */
const SECONDS = Math.min(Number(process.env.LOAD_SECONDS ?? 180), MAX_SECONDS)
const MEBIBYTE = 1024 * 1024

/**
 * A calm evening: 200 connected people and 30 requests per second, one in ten a message broadcast
 * to the sockets. Requests are sent on schedule, however long responses take.
 */
const server = await BuiltServer.create()
await server.start()
const [writer, reader] = [new Visitor(server.url), new Visitor(server.url)]
await writer.register('load_writer', server.storage)
await reader.register('load_reader', server.storage)
const { id: readerId } = await reader.account()
const { chat } = await (await writer.post('/api/chats', { user_ids: [readerId] })).json()
await reader.post(`/api/chats/${chat.id}/respond`, { accept: true })
const { realtime } = await reader.sharedProps()

const at = { url: server.url, key: realtime.key, channel: `private-chat.${chat.id}` }
const sockets: WebSocket[] = []
let heard = 0
while (sockets.length < SOCKETS) {
  const person = sockets.length % 2 ? reader : writer
  sockets.push(await openSocket(person, at, (event) => (heard += Number(isNews(event)))))
}

const PATHS = ['/', '/about', '/chats', '/api/chats', '/api/chats/unread-count', '/api/designs']
const times: number[] = []
const failures: string[] = []
let sent = 0
const memory = { start: await residentBytes(server), peak: 0, end: 0 }

async function ask(number: number): Promise<void> {
  const started = performance.now()
  const answer = await (number % 10
    ? reader.get(PATHS[number % PATHS.length])
    : writer.post(`/api/chats/${chat.id}/messages`, { content: `Message ${number}` }))
  await answer.arrayBuffer()
  times.push(performance.now() - started)
  if (!answer.ok) failures.push(`${answer.url}: ${answer.status}`)
}

const asked: Promise<void>[] = []
const began = performance.now()
while (performance.now() - began < SECONDS * 1000) {
  const number = sent++
  asked.push(ask(number).catch((error: Error) => void failures.push(error.message)))
  if (number % PER_SECOND === 0) {
    memory.peak = Math.max(memory.peak, await residentBytes(server))
  }
  await pause(Math.max(0, began + (sent * 1000) / PER_SECOND - performance.now()))
}
await Promise.all(asked)
memory.end = await residentBytes(server)
memory.peak = Math.max(memory.peak, memory.end)

const report = new Report('load')
report.add('duration', SECONDS, 's')
report.add(
  'sockets',
  sockets.filter(({ readyState }) => readyState === 1).length,
  'open at the end'
)
report.add('requests', times.length / SECONDS, '/s')
report.add('errors', failures.length, '')
report.add('answer, p50', percentile(times, 0.5), 'ms')
report.add('answer, p99', percentile(times, 0.99), 'ms')
report.add('events heard', heard / SECONDS, '/s')
report.add('memory at the start', memory.start / MEBIBYTE, 'MiB')
report.add('memory at the peak', memory.peak / MEBIBYTE, 'MiB')
report.add('memory at the end', memory.end / MEBIBYTE, 'MiB')
report.add('load of the machine, a minute', loadavg()[0], '')
await report.write()
for (const failure of new Set(failures)) console.error(failure)
for (const socket of sockets) socket.terminate()
await server.remove()

function isNews(event: string): boolean {
  return event === 'message.created'
}
