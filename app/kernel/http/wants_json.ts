import type { IncomingMessage } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'

export function wantsJson(ctx: HttpContext): boolean {
  const { request } = ctx
  if (isProgramPath(request.url())) return !isFormVisit(ctx)
  if (request.header('x-inertia')) return false
  return request.accepts(['html', 'json']) === 'json'
}

const READS = ['GET', 'HEAD', 'OPTIONS']

/** A page's form that Inertia sends straight to a call: its answer leads back to the page. */
export function isFormVisit({ request }: HttpContext): boolean {
  const isVisit = request.header('x-inertia') === 'true'
  const asksForPage = (request.header('accept') ?? '').includes('text/html')
  const isWrite = !READS.includes(request.method())
  return isVisit && asksForPage && isWrite && request.url().startsWith('/api/')
}

/** `wantsJson` for requests that never reach the router. */
export function rawWantsJson({ url = '', headers }: IncomingMessage): boolean {
  const accepted = headers.accept ?? ''
  return isProgramPath(url) || (accepted.includes('json') && !accepted.includes('html'))
}

function isProgramPath(path: string): boolean {
  return path.startsWith('/api/') || path === '/api' || path.startsWith('/broadcasting/')
}
