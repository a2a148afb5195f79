import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { ApplicationService } from '@adonisjs/core/types'

const MAX_DISCARD_MS = 20_000

/**
 * Drops the rest of an answered request: closing with unread data would reset the connection before
 * the answer is read. Limited in time.
 */
function discardRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return
  const timer = setTimeout(() => request.socket.destroy(), MAX_DISCARD_MS)
  request.once('close', () => clearTimeout(timer))
  request.unpipe()
  request.resume()
}

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

/** Includes sockets for live events. */
const MAX_CONNECTIONS = 10_000

const TIMEOUTS: ServerOptions = {
  headersTimeout: 15_000,
  /** 25 MB over a slow phone connection */
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
}

/** Limits slow and numerous clients. An error ends only its own request. */
export function createHttpServer(handle: Handler, app: ApplicationService): Server {
  const server = createServer(TIMEOUTS, (request, response) => {
    response.once('finish', () => discardRest(request))
    response.on('pipe', (source) => source.once('error', () => response.destroy()))
    void answer(request, response)
  })
  server.maxConnections = MAX_CONNECTIONS
  return server

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await handle(request, response)
    } catch (error) {
      endBroken(response)
      const logger = await app.container.make('logger')
      logger.error({ err: error }, 'answer failed')
    }
  }
}

/** Drops headers set so far: one may be invalid. */
function endBroken(response: ServerResponse): void {
  if (response.headersSent || response.destroyed) return void response.destroy()
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8', 'connection': 'close' })
  response.end('Something went wrong on our side.')
}
