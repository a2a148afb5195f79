import { connect, type Socket } from 'node:net'
import type { RawExchange } from './raw_requests.js'

const PATIENCE_MS = 30_000

/** @throws Error if the server keeps the connection open */
export async function sendRaw(
  { hostname: host, port }: URL,
  { chunks, ending }: RawExchange
): Promise<Buffer> {
  const socket = connect({ host, port: Number(port), noDelay: true, allowHalfOpen: true })
  const heard: Buffer[] = []
  socket.on('data', (chunk: Buffer) => {
    heard.push(chunk)
    if (ending === 'destroy-on-answer') socket.destroy()
  })
  // data received before a reset still counts
  socket.on('error', () => {})
  socket.on('end', () => socket.destroy())
  const closed = closeOf(socket)
  const connected = Promise.withResolvers<void>()
  socket.once('connect', () => connected.resolve())
  await Promise.race([connected.promise, closed])
  for (const chunk of chunks) {
    const written = Promise.withResolvers<void>()
    socket.write(chunk, () => written.resolve())
    await Promise.race([written.promise, closed])
  }
  if (ending === 'destroy') socket.destroy()
  else if (ending === 'reset') socket.resetAndDestroy()
  else socket.end()
  await closed
  return Buffer.concat(heard)
}

function closeOf(socket: Socket): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const patience = setTimeout(() => {
    reject(new Error('The server keeps the connection open'))
    socket.destroy()
  }, PATIENCE_MS)
  socket.once('close', () => {
    clearTimeout(patience)
    resolve()
  })
  return promise
}
