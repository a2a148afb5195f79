import type { PresenceMember } from '#app/realtime/broadcaster'
import type { EventCache, Roster } from '#app/realtime/cluster/local_state'
import {
  SERVER_TO_USER,
  isCache,
  isChannelName,
  isPresence,
  needsAuthorization,
} from '#app/realtime/protocol/channel_name'
import { CLOSE, MAX_SUBSCRIPTIONS } from '#app/realtime/protocol/protocol_limits'
import { parseMember } from '#app/realtime/protocol/parse_member'
import { channelAuth, isSameSecret, type RealtimeApp } from '#app/realtime/protocol/realtime_app'
import { textFrame, eventJson } from '#app/realtime/protocol/wire_event'
import type { Channel } from './channel.js'
import type { Connection, Subscription } from './connection.js'
import type { Hub } from './hub.js'

export interface SubscribeRequest {
  channel?: unknown
  auth?: unknown
  channel_data?: unknown
}

export class Subscriptions {
  constructor(
    private readonly app: RealtimeApp,
    private readonly hub: Hub,
    private readonly roster: Roster,
    private readonly cache: EventCache
  ) {}

  async subscribe(connection: Connection, request: SubscribeRequest): Promise<void> {
    const { channel: name } = request
    if (!isChannelName(name)) return connection.sendError(null, 'Invalid channel name')
    if (connection.subscriptions.has(name)) {
      return connection.sendError(null, `Existing subscription to channel ${name}`)
    }
    if (connection.subscriptions.size >= MAX_SUBSCRIPTIONS) {
      return refuse(connection, name, 'LimitReached', 'Too many channels', 403)
    }
    const problem = this.#problem(connection, name, request)
    if (problem) return refuse(connection, name, 'AuthError', ...problem)

    const channel = this.hub.channel(name)
    if (isPresence(name)) await this.#joinAsMember(connection, channel, request.channel_data)
    else this.#listen(connection, channel)
    if (isCache(name)) await this.#replay(connection, name)
  }

  unsubscribe(connection: Connection, name: string): void {
    const subscription = connection.subscriptions.get(name)
    if (!subscription) return
    connection.subscriptions.delete(name)
    const channel = this.hub.channel(name)
    channel.remove(connection)
    if (!subscription.member) return this.hub.dropIfIdle(channel)
    void channel
      .inTurn(() => this.roster.leave(name, connection.id))
      .catch(() => {})
      .then(() => this.hub.dropIfIdle(channel))
  }

  /** Also rejects earlier signatures. */
  take(connection: Connection, name: string): void {
    connection.takenChannels.add(name)
    if (!connection.subscriptions.has(name)) return
    this.unsubscribe(connection, name)
    refuse(connection, name, 'AuthError', 'This channel is not yours any more', 403)
  }

  leaveAll(connection: Connection): void {
    for (const name of connection.subscriptions.keys()) this.unsubscribe(connection, name)
  }

  /** Called when the roster has forgotten this node. */
  rejoinAll(): void {
    for (const connection of this.hub.connections) {
      for (const [name, subscription] of connection.subscriptions) {
        if (!subscription.member) continue
        void this.hub
          .channel(name)
          .inTurn(() => this.#rejoin(connection, name, subscription))
          .catch(() => connection.close(CLOSE.comeBackSoon))
      }
    }
  }

  async #rejoin(connection: Connection, name: string, subscription: Subscription): Promise<void> {
    const { member } = subscription
    if (!member || connection.subscriptions.get(name) !== subscription) return
    const joined = await this.roster.join(name, connection.id, member)
    if (joined) subscription.seenChange = joined.seq
  }

  #problem(
    connection: Connection,
    name: string,
    { auth, channel_data: data }: SubscribeRequest
  ): [message: string, status: number] | null {
    if (name.startsWith(SERVER_TO_USER)) {
      return name === `${SERVER_TO_USER}${connection.userId}` ? null : ['Sign in first', 401]
    }
    if (!needsAuthorization(name)) return null
    const signedData = typeof data === 'string' && data ? data : undefined
    if (!isSameSecret(auth, channelAuth(this.app, connection.id, name, signedData))) {
      return ['Invalid signature', 401]
    }
    const isTaken = connection.takenChannels.has(name) || connection.foreignChannels.has(name)
    return isTaken ? ['This channel is not yours any more', 403] : null
  }

  #listen(connection: Connection, channel: Channel): void {
    connection.subscriptions.set(channel.name, { seenChange: 0 })
    channel.add(connection)
    connection.send('pusher_internal:subscription_succeeded', {}, channel.name)
  }

  async #joinAsMember(connection: Connection, channel: Channel, data: unknown): Promise<void> {
    const member = parseMember(data)
    if (!member) {
      this.hub.dropIfIdle(channel)
      return refuse(connection, channel.name, 'AuthError', 'Invalid channel_data', 401)
    }
    const subscription = { seenChange: 0, member }
    connection.subscriptions.set(channel.name, subscription)
    await channel
      .inTurn(() => this.#join(connection, channel, subscription))
      .catch(() => connection.close(CLOSE.comeBackSoon))
    this.hub.dropIfIdle(channel)
  }

  async #join(
    connection: Connection,
    channel: Channel,
    subscription: Subscription & { member: PresenceMember }
  ): Promise<void> {
    const joined = await this.roster.join(channel.name, connection.id, subscription.member)
    if (connection.subscriptions.get(channel.name) !== subscription) return
    if (!joined) {
      connection.subscriptions.delete(channel.name)
      return refuse(connection, channel.name, 'LimitReached', 'The channel is full', 403)
    }
    subscription.seenChange = joined.seq
    channel.add(connection)
    const presence = {
      ids: joined.members.map(({ user_id: id }) => id),
      hash: Object.fromEntries(joined.members.map((one) => [one.user_id, one.user_info])),
      count: joined.members.length,
    }
    connection.send('pusher_internal:subscription_succeeded', { presence }, channel.name)
  }

  /** Reads after subscribing: the last event may arrive twice, but is never lost. */
  async #replay(connection: Connection, name: string): Promise<void> {
    if (!connection.subscriptions.has(name)) return
    const last = await this.cache.get(name)
    if (!connection.subscriptions.has(name)) return
    if (last) connection.queue(textFrame(eventJson(last)))
    else connection.send('pusher:cache_miss', undefined, name)
  }
}

function refuse(
  connection: Connection,
  channel: string,
  type: string,
  error: string,
  status: number
): void {
  connection.send('pusher:subscription_error', { type, error, status }, channel)
}
