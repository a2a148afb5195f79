import type { IncomingMessage } from 'node:http'
import { HttpError } from '#app/core/exceptions/http_error'
import { MAX_UPLOAD_BYTES } from '#app/media/limits'
import { refusals } from '#app/media/imaging/refusals'

/** The largest picture as base64, and the fields beside it. */
const MOST_BYTES = Math.ceil(MAX_UPLOAD_BYTES / 3) * 4 + 64 * 1024

/**
 * A request's JSON object, which may hold a picture.
 *
 * @throws HttpError 400 when it is none, 413
 */
export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  if (Number(request.headers['content-length']) > MOST_BYTES) throw refusals.bytes()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MOST_BYTES) throw refusals.bytes()
    chunks.push(chunk)
  }
  const parsed = parse(Buffer.concat(chunks).toString())
  if (!isObject(parsed)) throw notJson()
  return parsed
}

function parse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : {}
  } catch {
    throw notJson()
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function notJson(): HttpError {
  return new HttpError(400, 'The body is not valid JSON.')
}
