import type { IncomingMessage, Server } from 'node:http'
import { addressBlock } from '#app/common/rate_limits/address_block'
import type { SocketOwner } from '#app/realtime/broadcaster'
import { Census } from '#app/realtime/cluster/census'
import {
  LocalEventCache,
  LocalRoster,
  type EventCache,
  type OnMemberChange,
  type Roster,
} from '#app/realtime/cluster/local_state'
import { NO_OTHERS, type NodeBus, type NodeMessage } from '#app/realtime/cluster/node_bus'
import { isCache } from '#app/realtime/protocol/channel_name'
import type { RealtimeApp } from '#app/realtime/protocol/realtime_app'
import type { WireEvent } from '#app/realtime/protocol/wire_event'
import { ClientMessages } from './client_messages.js'
import { Hub } from './hub.js'
import { Subscriptions } from './subscriptions.js'
import { WebSocketEndpoint, type Patience } from './websocket_endpoint.js'

interface Parts {
  patience?: Patience
  bus?: NodeBus
  cache?: EventCache
  makeRoster?: (onChange: OnMemberChange) => Roster
  origin?: string | null
  /** sees through proxies */
  addressOf?: (request: IncomingMessage) => string
}

const PATIENCE: Patience = { activity: 120_000, pong: 30_000, drain: 2_000 }

/** A Pusher Channels protocol 7 server that also forwards to other nodes. */
export class EmbeddedServer {
  readonly hub = new Hub()
  readonly roster: Roster
  readonly subscriptions: Subscriptions
  readonly #endpoint: WebSocketEndpoint
  readonly #bus: NodeBus
  readonly #cache: EventCache
  readonly #census: Census

  constructor(
    readonly app: RealtimeApp,
    {
      patience = PATIENCE,
      bus = NO_OTHERS,
      cache = new LocalEventCache(),
      makeRoster = (onChange) => new LocalRoster(onChange),
      origin = null,
      addressOf = ({ socket }) => addressBlock(socket.remoteAddress ?? ''),
    }: Parts = {}
  ) {
    this.#bus = bus
    this.#cache = cache
    this.#census = new Census(this.hub, bus)
    this.roster = makeRoster((change) => this.hub.tellMemberChange(change))
    this.subscriptions = new Subscriptions(app, this.hub, this.roster, cache)
    const messages = new ClientMessages(app, this.subscriptions, (event) => this.#pass(event))
    this.#endpoint = new WebSocketEndpoint(
      app.key,
      this.hub,
      messages,
      this.subscriptions,
      patience,
      origin,
      addressOf
    )
  }

  attach(server: Server): void {
    this.#endpoint.attach(server)
  }

  /** Events are already checked and in order. */
  async publish(events: WireEvent[]): Promise<void> {
    for (const event of events) if (isCache(event.channel)) await this.#cache.put(event)
    for (const event of events) this.hub.deliver(event)
    await this.#bus.publish({ type: 'events', events })
  }

  async claim(socketId: string, owner: SocketOwner, channel: string | null): Promise<void> {
    await this.#everywhere({ type: 'claim', socketId, owner, channel })
  }

  async endSession(sessionId: string): Promise<void> {
    await this.#everywhere({ type: 'end_session', sessionId })
  }

  async endUser(userId: string): Promise<void> {
    await this.#everywhere({ type: 'end_user', userId })
  }

  async expel(userId: string, channels: string[]): Promise<void> {
    await this.#everywhere({ type: 'expel', userId, channels })
  }

  receive(message: NodeMessage): void {
    switch (message.type) {
      case 'events':
        return message.events.forEach((event) => this.hub.deliver(event))
      case 'claim':
        return this.hub.claim(message.socketId, message.owner, message.channel)
      case 'end_session':
        return this.hub.endSession(message.sessionId)
      case 'end_user':
        return this.hub.endUser(message.userId)
      case 'expel':
        for (const connection of this.hub.connectionsOf(message.userId)) {
          for (const channel of message.channels) this.subscriptions.take(connection, channel)
        }
        return
      case 'member_change':
        return this.hub.tellMemberChange(message.change)
      case 'count':
        return this.#census.answer(message.question, message.prefix)
      case 'counted':
        return this.#census.hear(message.question, message.subscriptions)
      case 'node_died':
        return this.hub.tellStale()
      case 'beat':
        return
    }
  }

  countSubscriptions(prefix: string): Promise<Map<string, number>> {
    return this.#census.count(prefix)
  }

  /** Call before closing the HTTP server. */
  drain(): Promise<void> {
    return this.#endpoint.drain()
  }

  /** Messages may be missing, so clients reconnect and are authorized again. */
  startAnew(): Promise<void> {
    return this.#endpoint.sendAllAway()
  }

  async #everywhere(message: NodeMessage): Promise<void> {
    this.receive(message)
    await this.#bus.publish(message)
  }

  #pass(event: WireEvent): void {
    this.hub.deliver(event)
    void this.#bus.publish({ type: 'events', events: [event] })
  }
}
