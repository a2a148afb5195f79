import type { IncomingMessage } from 'node:http'

const MOST_BYTES = 100 * 1024 * 1024
const MOST_MS = 20_000

/**
 * Reads on and forgets what a refused request still sends, so that its sender
 * gets to read the refusal: a connection that is closed with unread data is
 * reset, and the answer lost with it. Whoever sends on for too long is cut off.
 */
export function discardRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return
  let bytes = 0
  const timer = setTimeout(() => request.destroy(), MOST_MS)
  request.unpipe()
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > MOST_BYTES) request.destroy()
  })
  request.once('close', () => clearTimeout(timer))
  request.resume()
}
