import type { SocketOwner } from '#app/realtime/broadcaster'
import type { MemberChange } from '#app/realtime/cluster/local_state'
import { CLOSE, MAX_SOCKETS_PER_ACCOUNT } from '#app/realtime/protocol/protocol_limits'
import {
  textFrame,
  eventJson,
  protocolJson,
  type WireEvent,
} from '#app/realtime/protocol/wire_event'
import { Channel } from '#app/realtime/server/channel'
import type { Connection } from '#app/realtime/server/connection'
import { WriteBatch } from '#app/realtime/server/write_batch'

/** Clients learn on their own channel that they may have missed something. */
const STALE_PREFIX = 'private-user.'

export class Hub {
  readonly turn = new WriteBatch()
  readonly #connections = new Map<string, Connection>()
  readonly #accounts = new AccountSockets()
  readonly #channels = new Map<string, Channel>()

  get connections(): Iterable<Connection> {
    return this.#connections.values()
  }

  get size(): number {
    return this.#connections.size
  }

  get channels(): Iterable<Channel> {
    return this.#channels.values()
  }

  addConnection(connection: Connection): void {
    this.#connections.set(connection.id, connection)
  }

  removeConnection(connection: Connection): void {
    this.#connections.delete(connection.id)
    this.#accounts.remove(connection)
  }

  channel(name: string): Channel {
    const known = this.#channels.get(name)
    if (known) return known
    const channel = new Channel(name, this.turn)
    this.#channels.set(name, channel)
    return channel
  }

  findChannel(name: string): Channel | undefined {
    return this.#channels.get(name)
  }

  dropIfIdle(channel: Channel): void {
    if (channel.isIdle) this.#channels.delete(channel.name)
  }

  deliver(event: WireEvent): void {
    this.#channels.get(event.channel)?.publish(textFrame(eventJson(event)), event.except)
  }

  /** Skips connections whose member list includes the change. */
  tellMemberChange({ channel: name, seq, event, member }: MemberChange): void {
    const channel = this.#channels.get(name)
    if (!channel) return
    const data = event === 'member_added' ? member : { user_id: member.user_id }
    const frame = textFrame(protocolJson(`pusher_internal:${event}`, data, name))
    void channel.inTurn(() => {
      channel.flush()
      for (const connection of channel.subscribers) {
        const subscription = connection.subscriptions.get(name)
        if (subscription && subscription.seenChange < seq) connection.queue(frame)
      }
    })
  }

  /** A dead node's last messages may be missing, so clients refetch. */
  tellStale(): void {
    for (const { name } of this.channels) {
      if (name.startsWith(STALE_PREFIX)) {
        this.deliver({ channel: name, event: 'connection.stale', data: '{}' })
      }
    }
  }

  claim(socketId: string, owner: SocketOwner, channel: string | null): void {
    const connection = this.#connections.get(socketId)
    if (!connection) return
    connection.claim(owner, channel)
    this.#accounts.add(connection)
  }

  endSession(sessionId: string): void {
    for (const connection of this.connections) {
      const isOfSession = connection.owners.some((owner) => owner.sessionId === sessionId)
      if (isOfSession) connection.close(CLOSE.unauthorized)
    }
  }

  endUser(userId: string): void {
    for (const connection of this.connections) {
      if (connection.isOf(userId)) connection.close(CLOSE.unauthorized)
    }
  }

  connectionsOf(userId: string): Connection[] {
    return [...this.connections].filter((connection) => connection.isOf(userId))
  }
}

/** Limits the sockets of one account: the oldest makes room. */
class AccountSockets {
  readonly #byAccount = new Map<number, Set<Connection>>()

  add(connection: Connection): void {
    const userId = connection.owners.at(0)?.userId
    if (userId === undefined || !connection.isOpen) return
    const sockets = this.#byAccount.get(userId) ?? new Set()
    this.#byAccount.set(userId, sockets.add(connection))
    if (sockets.size <= MAX_SOCKETS_PER_ACCOUNT) return
    const [oldest] = sockets
    this.remove(oldest)
    oldest.dismiss(CLOSE.tooManyOfAccount)
  }

  remove(connection: Connection): void {
    for (const { userId } of connection.owners) {
      const sockets = this.#byAccount.get(userId)
      sockets?.delete(connection)
      if (!sockets?.size) this.#byAccount.delete(userId)
    }
  }
}
