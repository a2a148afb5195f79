import type { HttpContext } from '@adonisjs/core/http'

/** Whether the wire contract promises this request JSON rather than a page. */
export function wantsJson({ request }: HttpContext): boolean {
  const path = request.url()
  if (path.startsWith('/api/') || path === '/api' || path.startsWith('/broadcasting/')) return true
  if (request.header('x-inertia')) return false
  return request.accepts(['html', 'json']) === 'json'
}
