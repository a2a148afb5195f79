import type { HttpContext } from '@adonisjs/core/http'

/**
 * Whether the connection itself comes from this machine. A request that a
 * proxy on this machine passes on does not count.
 */
export function isFromSameMachine({ request }: HttpContext): boolean {
  if (request.header('x-forwarded-for') || request.header('forwarded')) return false
  const address = request.request.socket.remoteAddress ?? ''
  return address === '::1' || address.replace(/^::ffff:/, '').startsWith('127.')
}
