import { connect, type Socket } from 'node:net'

/**
 * Many listening clients in their own process, cheap enough not to distort the measurement: they
 * only count bytes. `crowd.ts <port> <path> <clients> <channel>` Reports how fast all connected; on
 * `{ bytes }` starts counting, confirms, and reports when each client has received that many.
 */
const [port, path, clients, channel] = process.argv.slice(2)
const CONCURRENCY = 50

const subscribe = masked(JSON.stringify({ event: 'pusher:subscribe', data: { channel } }))
const handshake =
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'

let received = 0
let expected = Infinity

function masked(text: string): Buffer {
  const body = Buffer.from(text)
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body])
}

function count(chunk: Buffer): void {
  received += chunk.length
  if (received < expected) return
  expected = Infinity
  process.send?.({ received })
}

function join(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(Number(port), '127.0.0.1', () => socket.write(handshake))
    let heard = ''
    let asked = false
    const listen = (chunk: Buffer) => {
      heard += chunk.toString('latin1')
      if (!asked && heard.includes('connection_established')) {
        asked = true
        socket.write(subscribe)
      }
      if (!heard.includes('subscription_succeeded')) return
      socket.off('data', listen)
      socket.on('data', count)
      resolve()
    }
    socket.on('data', listen)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('A client was let go')))
  })
}

const began = performance.now()
let left = Number(clients)
await Promise.all(
  Array.from({ length: CONCURRENCY }, async () => {
    while (left-- > 0) await join()
  })
)
process.on('message', ({ bytes }: { bytes: number }) => {
  received = 0
  expected = bytes * Number(clients)
  process.send?.('counting')
})
process.send?.({ perSecond: (Number(clients) / (performance.now() - began)) * 1000 })
