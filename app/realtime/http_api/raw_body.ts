import type { IncomingMessage } from 'node:http'
import { ApiRefusal } from './api_refusal.js'

/**
 * The bytes of a request, as they were signed.
 *
 * @throws ApiRefusal 413 when there are more than `limit`
 */
export async function rawBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length']) > limit) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function tooLarge(): ApiRefusal {
  return new ApiRefusal(413, 'The request is too large')
}
