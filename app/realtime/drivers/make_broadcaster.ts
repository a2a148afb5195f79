import * as config from '#config/realtime'
import type { Broadcaster } from '#app/realtime/broadcaster'
import { browserConnection } from '#app/realtime/browser_connection'
import { EmbeddedServer } from '#app/realtime/server/embedded_server'
import { EmbeddedBroadcaster } from './embedded_broadcaster.js'
import { PusherBroadcaster } from './pusher_broadcaster.js'

interface Made {
  broadcaster: Broadcaster
  server?: EmbeddedServer
}

/** @param environment the process: one with an HTTP server is `web` or `test` */
export function makeBroadcaster(environment: string): Made {
  const connection = browserConnection()
  if (config.driver === 'pusher') {
    return { broadcaster: new PusherBroadcaster(config.app, config.service, connection) }
  }
  if (['web', 'test'].includes(environment)) {
    const server = new EmbeddedServer(config.app)
    return { broadcaster: new EmbeddedBroadcaster(server, connection), server }
  }
  return { broadcaster: new PusherBroadcaster(config.app, config.ownServer, connection) }
}
