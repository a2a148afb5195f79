import type { FuzzRequest } from './requests.js'
import type { FuzzAnswer } from './send.js'

/** Internals that only the operator may see. */
const INSIDES = [
  /\bat (async )?[\w.<>$[\] ]+ \((file:|node:|\/)/,
  /\/node_modules\//,
  /\bbuild\/(app|bin|config|start)\/[\w/]+\.js/,
  /\.(js|ts):\d+:\d+/,
  /\b(select|insert into|update|delete from) (["*\w]+[ .,])*.{0,200}\$1/i,
  /violates (unique|check|foreign|not-null)/i,
  /syntax error at or near|relation "\w+" does not exist|invalid input syntax/i,
  /\b(PGlite|KnexTimeoutError|ECONNREFUSED|E_[A-Z]+_[A-Z_]+)\b/,
]

export function faultsOf(request: FuzzRequest, answer: FuzzAnswer, canaries: string[]): string[] {
  const text = answer.body.toString('latin1')
  return [
    ...leaks(text + JSON.stringify(answer.headers), canaries),
    ...(answer.status >= 500 ? ['our fault'] : []),
    ...(request.method === 'HEAD' ? [] : misshaped(request, answer)),
    ...strayed(answer),
  ]
}

export function leaks(text: string, canaries: string[]): string[] {
  return [
    ...canaries.filter((canary) => text.includes(canary)).map((canary) => `tells ${canary}`),
    ...INSIDES.flatMap((pattern) => {
      const found = pattern.exec(text)
      return found ? [`shows its insides: ${found[0].slice(0, 80)}`] : []
    }),
  ]
}

function misshaped(request: FuzzRequest, { status, headers, body }: FuzzAnswer): string[] {
  const faults: string[] = []
  const isJson = String(headers['content-type']).startsWith('application/json')
  if (promisesJson(request) && status >= 400 && body.length && !isJson) {
    faults.push(`is ${headers['content-type']} where JSON is promised`)
  }
  if (isFormVisit(request) && isJson && status >= 400 && headers['x-inertia'] !== 'true') {
    faults.push('is no page where a form came from one')
  }
  if (isCall(request) && status >= 300 && status < 400 && status !== 304) {
    faults.push('redirects a program')
  }
  if (promisesJson(request) && isJson && status >= 400)
    faults.push(...misshapedFailure(status, body))
  if (status === 405 && !headers.allow) faults.push('does not say which method is allowed')
  if (status === 429 && !headers['retry-after']) faults.push('does not say when to come again')
  return faults
}

function misshapedFailure(status: number, body: Buffer): string[] {
  const { message, errors } = JSON.parse(body.toString()) as { message?: unknown; errors?: unknown }
  const faults: string[] = []
  if (typeof message !== 'string' || !message) faults.push('has no message')
  if (status === 422 && !areSentences(errors)) faults.push('names no field')
  return faults
}

function areSentences(errors: unknown): boolean {
  if (typeof errors !== 'object' || errors === null) return false
  const all = Object.values(errors)
  return all.length > 0 && all.every((each) => Array.isArray(each) && each.length > 0)
}

function strayed({ headers }: FuzzAnswer): string[] {
  const { location } = headers
  if (location === undefined || /^\/(?![/\\])/.test(location)) return []
  return /^http:\/\/127\.0\.0\.1:\d+\//.test(location) ? [] : [`leads away to ${location}`]
}

function isCall(request: FuzzRequest): boolean {
  return /^\/(api|broadcasting)\//.test(request.path) && !isFormVisit(request)
}

/** A page's form that is sent straight to a call: its answer is a page, too. */
function isFormVisit({ method, path, headers }: FuzzRequest): boolean {
  const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(method)
  const asksForPage = String(headers.accept).includes('text/html')
  return isWrite && asksForPage && headers['x-inertia'] === 'true' && path.startsWith('/api/')
}

function promisesJson(request: FuzzRequest): boolean {
  const { path, headers } = request
  if (isCall(request)) return true
  if (path.startsWith('/apps/')) return false
  return headers.accept === 'application/json' && !('x-inertia' in headers)
}
