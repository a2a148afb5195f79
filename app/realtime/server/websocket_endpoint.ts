import { randomInt } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocketServer, type WebSocket } from 'ws'
import { CLOSE, MAX_MESSAGE, type Close } from '#app/realtime/protocol/protocol_limits'
import type { ClientMessages } from '#app/realtime/server/client_messages'
import { Connection } from '#app/realtime/server/connection'
import { Crowd } from '#app/realtime/server/crowd'
import type { Hub } from '#app/realtime/server/hub'
import type { Subscriptions } from '#app/realtime/server/subscriptions'

/** ms */
export interface Patience {
  /** silence before a ping */
  activity: number
  pong: number
  /** time for closing all connections */
  drain: number
}

const PATH = /^\/app\/([^/?]+)(?:\?(.*))?$/
const PROTOCOLS = new Set(['5', '6', '7'])
const MAX_SOCKET_ID = 2 ** 31
const STEPS = 20
/** ms */
const FAREWELL = 500

export class WebSocketEndpoint {
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MAX_MESSAGE,
  })
  readonly #crowd = new Crowd()
  #isDraining = false
  #watch?: NodeJS.Timeout

  constructor(
    private readonly key: string,
    private readonly hub: Hub,
    private readonly messages: ClientMessages,
    private readonly subscriptions: Subscriptions,
    private readonly patience: Patience,
    /** in addition to the request's own host */
    private readonly origin: string | null,
    private readonly addressOf: (request: IncomingMessage) => string
  ) {}

  /** Leaves other paths to other listeners; if there are none, refuses them. */
  attach(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      const match = PATH.exec(request.url ?? '')
      if (match) return this.#upgrade(match[1], match[2], request, socket, head)
      if (server.listenerCount('upgrade') === 1) refuse(socket, '404 Not Found')
    })
    const period = Math.max(20, Math.min(this.patience.activity, this.patience.pong) / 4)
    // after the reads that wait: a process that stood still must not take its clients for silent
    const ask = () => setImmediate(() => this.#askTheSilent())
    this.#watch ??= setInterval(ask, period).unref()
  }

  async drain(): Promise<void> {
    this.#isDraining = true
    clearInterval(this.#watch)
    await this.sendAllAway()
    if (this.hub.size) await pause(FAREWELL)
    for (const connection of this.hub.connections) connection.terminate()
  }

  /** Spread over time, so that clients don't reconnect all at once. */
  async sendAllAway(): Promise<void> {
    const connections = [...this.hub.connections]
    const perStep = Math.ceil(connections.length / STEPS)
    for (let next = 0; next < connections.length; next += perStep) {
      for (const connection of connections.slice(next, next + perStep)) {
        connection.close(CLOSE.comeBackSoon)
      }
      await pause(this.patience.drain / STEPS)
    }
  }

  #upgrade(
    key: string,
    query: string | undefined,
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer
  ): void {
    if (this.#isDraining) return refuse(socket, '503 Service Unavailable')
    if (!isAllowedOrigin(request, this.origin)) return refuse(socket, '403 Forbidden')
    const address = this.addressOf(request)
    if (!this.#crowd.admits(address)) return refuse(socket, '429 Too Many Requests')
    this.#server.handleUpgrade(request, socket, head, (webSocket) => {
      const protocol = new URLSearchParams(query).get('protocol')
      if (key !== this.key) return turnAway(webSocket, CLOSE.unknownApp)
      if (protocol && !PROTOCOLS.has(protocol)) {
        return turnAway(webSocket, CLOSE.unsupportedProtocol)
      }
      this.#accept(webSocket, socket, address)
    })
  }

  #accept(webSocket: WebSocket, socket: Duplex, address: string): void {
    const id = `${randomInt(1, MAX_SOCKET_ID)}.${randomInt(1, MAX_SOCKET_ID)}`
    const connection = new Connection(id, webSocket, socket, this.hub.turn)
    this.hub.addConnection(connection)
    this.#crowd.add(connection, address)
    webSocket.on('message', (data: Buffer, isBinary: boolean) => {
      if (isBinary) return connection.sendError(null, 'Invalid message')
      void this.messages.handle(connection, data.toString()).catch(() => {
        connection.close(CLOSE.comeBackSoon)
      })
    })
    webSocket.on('pong', () => connection.hear())
    webSocket.on('error', () => webSocket.terminate())
    webSocket.on('close', () => {
      this.hub.removeConnection(connection)
      this.#crowd.remove(connection, address)
      this.subscriptions.leaveAll(connection)
    })
    connection.send('pusher:connection_established', {
      socket_id: id,
      activity_timeout: Math.max(1, Math.round(this.patience.activity / 1000)),
    })
  }

  #askTheSilent(): void {
    const now = Date.now()
    for (const connection of this.hub.connections) {
      if (connection.hasExpired(now)) connection.close(CLOSE.unauthorized)
      const silence = now - connection.heardAt
      if (silence > this.patience.activity + this.patience.pong) {
        connection.dismiss(CLOSE.noPong)
      } else if (silence > this.patience.activity && !connection.isPinged) {
        connection.isPinged = true
        connection.send('pusher:ping', {})
      }
    }
  }
}

function turnAway(webSocket: WebSocket, [code, reason]: Close): void {
  webSocket.on('error', () => webSocket.terminate())
  webSocket.send(JSON.stringify({ event: 'pusher:error', data: { code, message: reason } }))
  webSocket.close(code, reason)
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/**
 * Browsers must come from the site's origin; programs send none and need signatures. RFC 6455,
 * section 10.2.
 * @param site origin, such as `https://homes.example.com`
 */
function isAllowedOrigin({ headers }: IncomingMessage, site: string | null): boolean {
  const { origin, host } = headers
  if (origin === undefined || origin === site) return true
  const url = URL.parse(origin)
  return host !== undefined && url?.host === host.toLowerCase()
}
