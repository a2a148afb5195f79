import Pusher from 'pusher'
import type {
  Broadcast,
  Broadcaster,
  BrowserConnection,
  PresenceMember,
} from '#app/realtime/broadcaster'
import { MAX_BATCH } from '#app/realtime/protocol/limits'
import type { RealtimeApp } from '#app/realtime/protocol/realtime_app'
import { authorizeChannel, authorizeUser } from './authorize.js'
import { prepareBroadcast } from './prepare_broadcast.js'

/** Where the service's HTTP API is; without a host it is the hosted one's. */
export interface ServiceAddress {
  cluster: string
  host?: string
  port?: number
  tls: boolean
}

/** Milliseconds for one request: what is committed must not wait for the service. */
const TIMEOUT = 3_000

/** Broadcasts through a service that speaks the Pusher protocol. */
export class PusherBroadcaster implements Broadcaster {
  readonly #client: Pusher

  constructor(
    private readonly app: RealtimeApp,
    { cluster, host, port, tls }: ServiceAddress,
    readonly browserConnection: BrowserConnection
  ) {
    const { id: appId, key, secret } = app
    const common = { appId, key, secret, timeout: TIMEOUT }
    this.#client = new Pusher(
      host
        ? { ...common, host, port: port === undefined ? undefined : String(port), useTLS: tls }
        : { ...common, cluster, useTLS: true }
    )
  }

  /** An event for many channels is one request; events for one channel each go ten at a time. */
  async publish(broadcasts: Broadcast[]) {
    for (const broadcast of broadcasts) prepareBroadcast(broadcast)
    let batch: Pusher.BatchEvent[] = []
    for (const broadcast of broadcasts) {
      if (broadcast.channels.length === 1 && broadcasts.length > 1) {
        batch.push(batchEvent(broadcast))
        if (batch.length < MAX_BATCH) continue
      }
      await this.#sendBatch(batch)
      batch = []
      if (broadcast.channels.length > 1 || broadcasts.length === 1) await this.#send(broadcast)
    }
    await this.#sendBatch(batch)
  }

  authorizeChannel(socketId: string, channel: string, member?: PresenceMember) {
    return authorizeChannel(this.app, socketId, channel, member)
  }

  authorizeUser(socketId: string, userId: number) {
    return authorizeUser(this.app, socketId, userId)
  }

  /** The service knows its sockets by the user who signed in on them. */
  async claim() {}

  /** All sockets of that user: those of other sessions come back and are let in again. */
  endSession(_: string, userId: number) {
    return this.endUser(userId)
  }

  async endUser(userId: number) {
    await this.#client.terminateUserConnections(String(userId))
  }

  /** The service takes no single channel; who comes back is asked for each anew. */
  expel(userId: number) {
    return this.endUser(userId)
  }

  async #send({ channels, event, data, exceptSocketId }: Broadcast): Promise<void> {
    await this.#client.trigger(channels, event, data, except(exceptSocketId))
  }

  async #sendBatch(batch: Pusher.BatchEvent[]): Promise<void> {
    if (batch.length) await this.#client.triggerBatch(batch)
  }
}

function batchEvent({ channels: [channel], event, data, exceptSocketId }: Broadcast) {
  return { channel, name: event, data, ...except(exceptSocketId) }
}

function except(socketId: string | null | undefined): Pusher.TriggerParams {
  return socketId ? { socket_id: socketId } : {}
}
