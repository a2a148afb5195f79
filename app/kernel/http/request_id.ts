import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

interface Ids {
  ours: string
  clients?: string
}

const MAX_CLIENT_ID_LENGTH = 64
const known = new WeakMap<IncomingMessage, Ids>()

/** Always created here, because a client's could be forged. */
export function requestId(message: IncomingMessage): string {
  return idsOf(message).ours
}

/** `X-Request-Id`: at most 64 of A-Z a-z 0-9 . _ - */
export function clientRequestId(message: IncomingMessage): string | undefined {
  return idsOf(message).clients
}

function idsOf(message: IncomingMessage): Ids {
  let ids = known.get(message)
  if (!ids) {
    ids = { ours: randomUUID(), clients: sanitized(message.headers['x-request-id']) }
    known.set(message, ids)
    message.headers['x-request-id'] = ids.ours
  }
  return ids
}

function sanitized(header: string | string[] | undefined): string | undefined {
  const safe = String(header ?? '').replace(/[^\w.-]/g, '')
  return safe.slice(0, MAX_CLIENT_ID_LENGTH) || undefined
}
