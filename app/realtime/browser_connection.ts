import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { app, driver, service } from '#config/realtime'
import type { BrowserConnection } from './broadcaster.js'

export function browserConnection(): BrowserConnection {
  const { key } = app
  const { cluster, host, port, tls } = service
  if (driver === 'embedded') return { key, cluster, ...addressOf(new URL(appUrl)) }
  if (!host) return { key, cluster, host: null, port: null, tls: true }
  return { key, cluster, host, port: port ?? (tls ? 443 : 80), tls }
}

/** Signed-in browsers connect to the host they are on; cached guest pages use the site's. */
export function browserConnectionFor({
  auth,
  request,
}: Pick<HttpContext, 'request'> & Partial<Pick<HttpContext, 'auth'>>): BrowserConnection {
  const connection = browserConnection()
  if (driver !== 'embedded' || !auth?.user) return connection
  const here = URL.parse(`${request.protocol()}://${request.host() ?? ''}`)
  if (!here || here.host === new URL(appUrl).host) return connection
  return { ...connection, ...addressOf(here) }
}

/** For the content security policy. */
export function socketSources(): string[] {
  const { cluster, host, port, tls } = browserConnection()
  if (host) return [`${tls ? 'wss' : 'ws'}://${host}:${port}`]
  return [
    `wss://ws-${cluster}.pusher.com`,
    `https://sockjs-${cluster}.pusher.com`,
    'https://stats.pusher.com',
  ]
}

function addressOf({ protocol, hostname, port }: URL) {
  const tls = protocol === 'https:'
  return { host: hostname, port: Number(port) || (tls ? 443 : 80), tls }
}
