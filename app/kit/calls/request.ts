import { CallFailure, type FailureOf } from '#app/kit/calls/call_failure'

interface Asked {
  method?: string
  /** a string is JSON */
  body?: BodyInit | null
  headers?: Record<string, string>
  signal?: AbortSignal
  /** of a program; without one, the request is of the person signed in here */
  token?: string
}

/** Asks the server, and answers whatever it says. Most calls are `api`'s instead, which are typed. */
export function request(path: string, { token, headers, ...asked }: Asked = {}): Promise<Response> {
  const json = typeof asked.body === 'string' && { 'Content-Type': 'application/json' }
  return fetch(path, {
    ...asked,
    headers: { ...requestHeaders(token), ...json, ...headers },
    credentials: token ? 'omit' : 'same-origin',
  })
}

interface Sent extends Asked {
  /** sent as JSON, instead of a body */
  json?: unknown
  failureOf?: FailureOf
}

/**
 * Calls an address that the server gave, or one that has to work without the typed client's code.
 * @throws CallFailure, or what `failureOf` makes, with the server's message if there is one
 */
export async function send<Answer>(
  path: string,
  { json, failureOf, ...asked }: Sent = {}
): Promise<Answer> {
  const sent = json === undefined ? asked : { ...asked, body: JSON.stringify(json) }
  const answer = await heard(() => request(path, sent), { signal: asked.signal, failureOf })
  return answer.json().catch(() => null)
}

interface Loaded {
  signal?: AbortSignal
  /** past every cache */
  isFresh?: boolean
  /** with JSON, a failure has the server's message */
  accept?: string
  failureOf?: FailureOf
}

/**
 * Loads a file: a picture, a playlist.
 * @throws CallFailure, or what `failureOf` makes, if it can't be had
 */
export function loadFile(
  url: string | URL,
  { signal, isFresh, accept, failureOf }: Loaded = {}
): Promise<Response> {
  const cache = isFresh ? 'no-store' : 'default'
  const headers = accept ? { Accept: accept } : undefined
  return heard(() => fetch(url, { signal, cache, headers }), { signal, failureOf })
}

/** What marks a program's request; without a token also whose page it comes from. */
export function requestHeaders(token?: string): Record<string, string> {
  return {
    'Accept': 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(token
      ? { Authorization: `Bearer ${token}` }
      : { 'X-XSRF-TOKEN': cookieValue('XSRF-TOKEN', document.cookie) ?? '' }),
  }
}

/** A cookie's decoded value; null if there is none. */
export function cookieValue(name: string, cookies: string): string | null {
  const pair = cookies.split('; ').find((each) => each.startsWith(`${name}=`))
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null
}

/** @throws what the signal was aborted with, or the failure */
async function heard(
  ask: () => Promise<Response>,
  { signal, failureOf = callFailureOf }: Pick<Sent, 'signal' | 'failureOf'>
): Promise<Response> {
  const answer = await ask().catch(() => {
    signal?.throwIfAborted()
    throw failureOf(0)
  })
  if (answer.ok) return answer
  throw failureOf(answer.status, await answer.json().catch(() => null))
}

const callFailureOf: FailureOf = (status, body) => new CallFailure(status, body)
