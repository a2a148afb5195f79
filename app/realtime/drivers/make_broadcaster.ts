import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import env from '#start/env'
import { appUrl } from '#config/app'
import * as config from '#config/realtime'
import redisConfig from '#config/redis'
import { addressBlock } from '#app/common/rate_limits/address_block'
import { StartError } from '#app/kernel/boot/start_error'
import { clientAddress } from '#app/kernel/http/client_address'
import type { Broadcaster } from '#app/realtime/broadcaster'
import { browserConnection } from '#app/realtime/browser_connection'
import { Node } from '#app/realtime/cluster/node'
import { RedisBus } from '#app/realtime/cluster/redis_bus'
import { SharedState } from '#app/realtime/cluster/shared_state'
import { EmbeddedServer } from '#app/realtime/server/embedded_server'
import { EmbeddedBroadcaster } from './embedded_broadcaster.js'
import { PusherBroadcaster } from './pusher_broadcaster.js'

const NO_CREDENTIALS =
  'BROADCAST_DRIVER=pusher needs PUSHER_APP_ID, PUSHER_APP_KEY and PUSHER_APP_SECRET.'

const AT_HOME = {
  origin: new URL(appUrl).origin,
  addressOf: (request: IncomingMessage) => addressBlock(clientAddress(request)),
}

interface Made {
  broadcaster: Broadcaster
  server?: EmbeddedServer
  node?: Node
  close?: () => Promise<void>
}

export async function makeBroadcaster(hasClients: boolean): Promise<Made> {
  const connection = browserConnection()
  if (config.driver === 'pusher') {
    if (!config.hasCredentials) throw new StartError(NO_CREDENTIALS)
    return { broadcaster: new PusherBroadcaster(config.app, config.service, connection) }
  }
  if (env.get('REDIS_URL')) return amongOthers(hasClients)
  if (!hasClients) {
    return { broadcaster: new PusherBroadcaster(config.app, config.ownServer, connection) }
  }
  const server = new EmbeddedServer(config.app, AT_HOME)
  return { broadcaster: new EmbeddedBroadcaster(server, connection), server }
}

async function amongOthers(hasClients: boolean): Promise<Made> {
  const redis = await app.container.make('redis')
  const id = randomUUID()
  const prefix = `live:${config.app.key}:`
  const busChannel = `${prefix}bus`
  const bus = new RedisBus(redisConfig.connections.main, busChannel, () => node.noteBreak())
  const state = new SharedState(redis.connection('main'), { prefix, busChannel, nodeId: id })
  const server = new EmbeddedServer(config.app, {
    ...AT_HOME,
    bus,
    cache: state,
    makeRoster: () => state,
  })
  const broadcaster = new EmbeddedBroadcaster(server, browserConnection())
  const onError = (error: unknown) => logger.error({ err: error as Error }, 'live events: Redis')
  const node = new Node({ id, server, state, bus, onError })
  if (!hasClients) return { broadcaster, close: () => bus.close() }
  return { broadcaster, server, node, close: () => node.stop() }
}
