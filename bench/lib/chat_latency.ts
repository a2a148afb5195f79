import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { BuiltServer } from '#tests/support/built_server'
import type { Visitor } from '#tests/support/visitor'
import { openSocket } from './open_sockets.js'
import { percentile } from './percentile.js'

const SOCKETS = 500
const MESSAGES = 300
/** between two messages */
const PAUSE_MS = 20

export interface Latency {
  p50: number
  p99: number
}

/**
 * Time from sending a chat message over HTTP to its arrival on the recipient's socket with 500
 * sockets open, including CSRF check, session, transaction and response.
 */
export async function chatLatency(
  server: BuiltServer,
  sender: Visitor,
  reader: Visitor
): Promise<Latency> {
  const { realtime } = await reader.sharedProps()
  const other = await reader.account()
  const { chat } = await (await sender.post('/api/chats', { user_ids: [other.id] })).json()
  await reader.post(`/api/chats/${chat.id}/respond`, { accept: true })

  const arrived = new Map<string, number>()
  const at = { url: server.url, key: realtime.key }
  const idle = { ...at, channel: `private-user.${other.id}` }
  const sockets = [
    await openSocket(reader, { ...at, channel: `private-chat.${chat.id}` }, (event, data) => {
      if (event !== 'message.created') return
      arrived.set(JSON.parse(data).message.client_id, performance.now())
    }),
  ]
  const idler = (await sender.account()).id
  while (sockets.length < SOCKETS) {
    sockets.push(await openSocket(sender, { ...idle, channel: `private-user.${idler}` }))
  }

  const times: number[] = []
  for (let sent = 0; sent < MESSAGES; sent++) {
    const clientId = randomUUID()
    const started = performance.now()
    const body = { content: 'Shall we meet at the terrace?', client_id: clientId }
    await sender.post(`/api/chats/${chat.id}/messages`, body)
    while (!arrived.has(clientId)) await pause(1)
    times.push(arrived.get(clientId)! - started)
    await pause(PAUSE_MS)
  }
  for (const socket of sockets) socket.terminate()
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}

/** The same number of sockets on a server that only relays. */
export async function echoLatency(): Promise<Latency> {
  const server = fork('bench/lib/echo_server.ts', {
    execArgv: ['--no-warnings', '--import=@poppinss/ts-exec'],
  })
  const [port] = await once(server, 'message')
  const sockets = await Promise.all(
    Array.from({ length: SOCKETS }, async () => {
      const socket = new WebSocket(`ws://127.0.0.1:${String(port)}`)
      await once(socket, 'open')
      return socket
    })
  )
  const [sender, reader] = sockets
  const times: number[] = []
  for (let sent = 0; sent < MESSAGES; sent++) {
    const started = performance.now()
    sender.send('Shall we meet at the terrace?')
    await once(reader, 'message')
    times.push(performance.now() - started)
    await pause(PAUSE_MS)
  }
  for (const socket of sockets) socket.terminate()
  server.kill()
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}
