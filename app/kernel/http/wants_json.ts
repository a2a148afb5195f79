import type { IncomingMessage } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'

export function wantsJson({ request }: HttpContext): boolean {
  if (isProgramPath(request.url())) return true
  if (request.header('x-inertia')) return false
  return request.accepts(['html', 'json']) === 'json'
}

/** `wantsJson` for requests that never reach the router. */
export function rawWantsJson({ url = '', headers }: IncomingMessage): boolean {
  const accepted = headers.accept ?? ''
  return isProgramPath(url) || (accepted.includes('json') && !accepted.includes('html'))
}

function isProgramPath(path: string): boolean {
  return path.startsWith('/api/') || path === '/api' || path.startsWith('/broadcasting/')
}
