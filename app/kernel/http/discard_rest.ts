import type { IncomingMessage } from 'node:http'

const MAX_DISCARD_MS = 20_000

/**
 * Drops the rest of an answered request: closing with unread data would reset the connection before
 * the answer is read. Limited in time.
 */
export function discardRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return
  const timer = setTimeout(() => request.socket.destroy(), MAX_DISCARD_MS)
  request.once('close', () => clearTimeout(timer))
  request.unpipe()
  request.resume()
}
