import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable, type Transform } from 'node:stream'
import zlib from 'node:zlib'
import { FetchError } from './fetch_error.js'

/** Decodes a truncated body as far as it goes. */
const LENIENT = { finishFlush: zlib.constants.Z_SYNC_FLUSH }

const DECODERS: Record<string, () => Transform> = {
  gzip: () => zlib.createGunzip(LENIENT),
  br: () => zlib.createBrotliDecompress(),
}

/** For `Accept-Encoding`. */
export const ACCEPTED_ENCODINGS = 'gzip, br'

export interface Cap {
  /** after decompression */
  maxBytes: number
  /** reject a longer body, or keep its beginning */
  overflow: 'refuse' | 'cut'
}

/**
 * Reads a body up to a number of bytes; the rest is neither received nor decompressed.
 * @throws FetchError `too_large`
 */
export async function readCapped(response: IncomingMessage, { maxBytes, overflow }: Cap) {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of decoded(response)) {
    chunks.push(chunk)
    size += chunk.length
    if (size > maxBytes && overflow === 'refuse') {
      throw new FetchError('too_large', `More than ${maxBytes} bytes`)
    }
    if (size >= maxBytes && overflow === 'cut') break
  }
  return Buffer.concat(chunks).subarray(0, maxBytes)
}

function decoded(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() || 'identity'
  if (encoding === 'identity') return response
  const decoder = DECODERS[encoding]
  if (!decoder) throw new FetchError('failed', `Encoding ${encoding} is unknown`)
  return pipeline(response, decoder(), () => {})
}
