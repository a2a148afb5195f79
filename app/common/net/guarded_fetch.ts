import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { once } from 'node:events'
import { checkedTarget, pinnedLookup, type CheckedTarget } from './checked_target.js'
import { FetchError } from './fetch_error.js'
import { networkGuard, type NetworkGuard } from './network_guard.js'
import { ACCEPTED_ENCODINGS, readCapped, type Cap } from './read_capped.js'

interface GuardedRequest extends Partial<Cap> {
  method?: 'GET' | 'POST'
  /** not sent to other origins after redirects */
  headers?: Record<string, string>
  body?: Buffer
  contentTypes?: readonly string[]
  /** for everything, redirects included; default 10,000 */
  timeoutMs?: number
  guard?: NetworkGuard
}

export interface GuardedResponse {
  url: URL
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

const MAX_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const DEFAULT_CAP: Cap = { maxBytes: 1024 * 1024, overflow: 'refuse' }
const DEFAULT_TIMEOUT_MS = 10_000

/**
 * Fetches an untrusted URL; vesta has no other way to do so. Connects only to the IP addresses that
 * were checked, and checks each redirect the same way (GET only, five at most). Sends no cookies,
 * uses no proxy and reuses no connection. Any status counts as an answer.
 * @param maxBytes of the body after decompression; default 1 MiB
 * @throws FetchError with the reason, and nothing else
 */
export async function guardedFetch(
  address: string,
  options: GuardedRequest = {}
): Promise<GuardedResponse> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS)
  try {
    return await follow(address, options, signal)
  } catch (cause) {
    if (signal.aborted) throw new FetchError('timeout', 'It took too long', { cause })
    if (cause instanceof FetchError) throw cause
    throw new FetchError('failed', 'It could not be fetched', { cause })
  }
}

async function follow(
  address: string,
  options: GuardedRequest,
  signal: AbortSignal
): Promise<GuardedResponse> {
  const guard = options.guard ?? networkGuard()
  const origin = URL.parse(address)?.origin
  let next = address
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const target = await untilAborted(checkedTarget(next, guard, signal), signal)
    const headers = target.url.origin === origin ? options.headers : undefined
    const response = await send(target, { ...options, headers, guard }, signal)
    try {
      const location = redirectOf(response, options)
      if (location === null) return await read(response, target, options)
      next = URL.parse(location, target.url)?.href ?? location
    } finally {
      response.destroy()
    }
  }
  throw new FetchError('failed', 'Too many redirects')
}

/** Abandons a resolver that ignores the signal. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([work, aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

async function send(
  target: CheckedTarget,
  { method = 'GET', headers, body, contentTypes, guard }: GuardedRequest,
  signal: AbortSignal
): Promise<IncomingMessage> {
  const { url, hostname } = target
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)({
    protocol: url.protocol,
    hostname,
    port: url.port,
    path: url.pathname + url.search,
    method,
    agent: false,
    lookup: pinnedLookup(target),
    ca: guard?.ca,
    signal,
    headers: {
      'host': url.host,
      'user-agent': 'vesta',
      'accept': contentTypes?.join(', ') ?? '*/*',
      'accept-encoding': ACCEPTED_ENCODINGS,
      ...headers,
    },
  })
  request.end(body)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  request.on('error', () => response.destroy())
  response.on('error', () => request.destroy())
  return response
}

function redirectOf(response: IncomingMessage, { method }: GuardedRequest): string | null {
  const isRedirect = REDIRECTS.has(response.statusCode ?? 0) && method !== 'POST'
  return (isRedirect && response.headers.location) || null
}

async function read(
  response: IncomingMessage,
  { url }: CheckedTarget,
  { contentTypes, maxBytes, overflow }: GuardedRequest
): Promise<GuardedResponse> {
  const type = response.headers['content-type']?.split(';')[0].trim().toLowerCase() ?? ''
  if (contentTypes && !contentTypes.includes(type)) {
    throw new FetchError('wrong_type', `${type || 'Something without a type'} is not wanted`)
  }
  const body = await readCapped(response, {
    maxBytes: maxBytes ?? DEFAULT_CAP.maxBytes,
    overflow: overflow ?? DEFAULT_CAP.overflow,
  })
  return { url, status: response.statusCode ?? 0, headers: response.headers, body }
}
