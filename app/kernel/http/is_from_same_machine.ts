import type { HttpContext } from '@adonisjs/core/http'
import { isLoopback } from '#app/kernel/http/is_loopback'
import { appUrl } from '#config/app'

const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/** Whether a request comes from this machine by its own name: no proxies, no DNS rebinding. */
export function isFromSameMachine({ request }: HttpContext): boolean {
  const { headers, socket } = request.request
  if (PROXY_HEADERS.some((name) => headers[name] !== undefined)) return false
  return isLoopback(socket.remoteAddress ?? '') && isOwnHost(headers.host)
}

function isOwnHost(host = ''): boolean {
  const url = URL.parse(`http://${host}`)
  if (!url || url.pathname !== '/' || url.username || url.search || url.hash) return false
  return isLoopback(url.hostname) || url.hostname === new URL(appUrl).hostname
}
