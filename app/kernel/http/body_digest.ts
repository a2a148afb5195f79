import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { HttpContext } from '@adonisjs/core/http'

const received = new WeakMap<IncomingMessage, string>()

/** For a body that its route reads: remembers its fields and file, which a digest is made of. */
export async function rememberBody(
  { request }: HttpContext,
  fields: Record<string, unknown>,
  path: string | null
): Promise<void> {
  if (!request.header('idempotency-key')) return
  const hash = createHash('sha256').update(inOrder(fields))
  if (path) await pipeline(createReadStream(path), hash, { end: false })
  received.set(request.request, hash.digest('base64url'))
}

/** Of what a request carries, whatever the order of its fields. */
export function bodyDigest({ request }: HttpContext): string {
  const known = received.get(request.request)
  if (known) return known
  const fields = Object.entries(request.body()).filter(([name]) => name !== '_csrf')
  return createHash('sha256')
    .update(inOrder(Object.fromEntries(fields)))
    .digest('base64url')
}

function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each
  )
}
