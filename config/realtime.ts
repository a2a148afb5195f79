import env from '#start/env'
import { host as httpHost, port as httpPort } from './app.js'
import { deriveApp } from '#app/realtime/protocol/realtime_app'

const derived = deriveApp(env.get('APP_KEY').release())

/** `embedded`: the protocol server in this process. `pusher`: a compatible service. */
export const driver = env.get('BROADCAST_DRIVER', 'embedded')

export const app = {
  id: env.get('PUSHER_APP_ID', derived.id),
  key: env.get('PUSHER_APP_KEY', derived.key),
  secret: env.get('PUSHER_APP_SECRET')?.release() ?? derived.secret,
}

export const hasCredentials = (
  ['PUSHER_APP_ID', 'PUSHER_APP_KEY', 'PUSHER_APP_SECRET'] as const
).every((name) => env.get(name) !== undefined)

/** The service's address; without a host, the hosted service of this cluster. */
export const service = {
  cluster: env.get('PUSHER_CLUSTER', 'us3'),
  host: env.get('PUSHER_HOST'),
  port: env.get('PUSHER_PORT'),
  tls: env.get('PUSHER_TLS', true),
}

/** Where this machine's server accepts events from processes without one. */
export const ownServer = {
  cluster: service.cluster,
  host: service.host ?? (httpHost === '0.0.0.0' ? '127.0.0.1' : httpHost),
  port: service.port ?? httpPort,
  tls: service.host ? service.tls : false,
}
