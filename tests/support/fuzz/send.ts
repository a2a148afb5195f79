import { request as open, type Agent, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { FuzzRequest } from './requests.js'

export interface FuzzAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

const PATIENCE_MS = 30_000

/** Sends what `fetch` would refuse. @throws Error without a complete response */
export async function send(
  { hostname: host, port }: URL,
  { method, path, headers, body }: FuzzRequest,
  agent: Agent
): Promise<FuzzAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<FuzzAnswer>()
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const request = open({ host, port, method, path, headers, agent, signal }, (response) => {
    // an early refusal may close the connection
    request.removeListener('error', reject).on('error', () => {})
    buffer(response).then((bytes) => {
      const { statusCode = 0, headers: received } = response
      resolve({ status: statusCode, headers: received, body: decoded(bytes, received) })
    }, reject)
  })
  request.on('error', reject)
  request.end(body)
  return promise
}

function decoded(bytes: Buffer, headers: IncomingHttpHeaders): Buffer {
  if (!bytes.length) return bytes
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(bytes)
  if (headers['content-encoding'] === 'gzip') return gunzipSync(bytes)
  if (headers['content-encoding'] === 'deflate') return inflateSync(bytes)
  return bytes
}
