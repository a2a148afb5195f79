import { fork, type ChildProcess } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { sign } from '#app/realtime/protocol/realtime_app'
import { textFrame, eventJson } from '#app/realtime/protocol/wire_event'
import { BuiltServer } from '#tests/support/built_server'
import { postMany } from './lib/post.js'
import { Report } from './lib/report.js'

/**
 * Fan-out and connections of the embedded realtime server, through its signed HTTP API, compared
 * with bare `ws` with prepared frames: same clients, same bytes. The best of three alternating
 * rounds each.
 */
const ROUNDS = 3
const CROWDS = [500, 1_000]
const DELIVERIES = 500_000

const app = { id: 'bench', key: randomBytes(8).toString('hex'), secret: 'known-to-the-bench' }
const event = { channel: 'bench', event: 'tick', data: JSON.stringify({ pad: 'x'.repeat(80) }) }
const message = eventJson(event)
const frameLength = textFrame(message).length

interface Side {
  label: string
  port: number
  path: string
  url: () => string
  body: string
}

interface Speed {
  connections: number
  deliveries: number
  /** microseconds of server CPU time per delivery */
  cost: number
}

/** CPU seconds a server has used. */
async function cpuSeconds({ port }: Side): Promise<number> {
  const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(/process_cpu_seconds_total ([\d.e+]+)/.exec(figures)?.[1])
}

function run(file: string, ...args: string[]): ChildProcess {
  return fork(file, args, { execArgv: ['--no-warnings', '--import=@poppinss/ts-exec'] })
}

/** Each has its own number, because signatures can't be reused. */
let calls = 0
function signedUrl(server: BuiltServer, body: string): string {
  const path = `/apps/${app.id}/events`
  const sum = createHash('md5').update(body).digest('hex')
  const timestamp = Math.floor(Date.now() / 1000)
  const query = `auth_key=${app.key}&auth_timestamp=${timestamp}&auth_version=1.0&body_md5=${sum}&call=${++calls}`
  const signature = sign(app.secret, `POST\n${path}\n${query}`)
  return `${server.url}${path}?${query}&auth_signature=${signature}`
}

async function measure(side: Side, clients: number): Promise<Speed> {
  const { port, path, url, body } = side
  const crowd = run('bench/lib/crowd.ts', String(port), path, String(clients), event.channel)
  const [{ perSecond }] = await once(crowd, 'message')
  const deliver = async (messages: number): Promise<number> => {
    crowd.send({ bytes: messages * frameLength })
    await once(crowd, 'message')
    const began = performance.now()
    const received = once(crowd, 'message')
    await postMany(url, body, messages)
    await received
    return (messages * clients * 1000) / (performance.now() - began)
  }
  await deliver(100)
  const before = await cpuSeconds(side)
  const deliveries = await deliver(DELIVERIES / clients)
  const cost = ((await cpuSeconds(side)) - before) * (1e6 / DELIVERIES)
  crowd.kill()
  await once(crowd, 'exit')
  return { connections: perSecond, deliveries, cost }
}

const server = await BuiltServer.create({
  env: {
    QUEUE_WORKER: '0',
    PUSHER_APP_ID: app.id,
    PUSHER_APP_KEY: app.key,
    PUSHER_APP_SECRET: app.secret,
  },
})
await server.start()
const bareServer = run('bench/lib/bare_sockets.ts')
const [barePort] = await once(bareServer, 'message')

const body = JSON.stringify({ name: event.event, channel: event.channel, data: event.data })
const sides: Side[] = [
  {
    label: 'bare ws',
    port: barePort,
    path: '/',
    url: () => `http://127.0.0.1:${barePort}/`,
    body: message,
  },
  {
    label: 'vesta',
    port: server.port,
    path: `/app/${app.key}?protocol=7`,
    url: () => signedUrl(server, body),
    body,
  },
]

const report = new Report('realtime')
for (const clients of CROWDS) {
  const best = sides.map(() => ({ connections: 0, deliveries: 0, cost: Infinity }))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, side] of sides.entries()) {
      const { connections, deliveries, cost } = await measure(side, clients)
      best[index].connections = Math.max(best[index].connections, connections)
      best[index].deliveries = Math.max(best[index].deliveries, deliveries)
      best[index].cost = Math.min(best[index].cost, cost)
    }
  }
  const [bare, vesta] = best
  for (const [index, { label }] of sides.entries()) {
    report.add(`${clients} sockets: deliveries, ${label}`, best[index].deliveries, '/s')
    report.add(`${clients} sockets: processor a delivery, ${label}`, best[index].cost, 'µs')
    report.add(`${clients} sockets: connections, ${label}`, best[index].connections, '/s')
  }
  const share = (of: 'deliveries' | 'connections') => (vesta[of] / bare[of]) * 100
  report.add(`${clients} sockets: deliveries, share of the limit`, share('deliveries'), '%')
  report.add(`${clients} sockets: connections, share of the limit`, share('connections'), '%')
}
await report.write()
bareServer.kill()
await server.remove()
