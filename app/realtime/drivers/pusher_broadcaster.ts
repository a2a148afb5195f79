import Pusher from 'pusher'
import type {
  Broadcast,
  Broadcaster,
  BrowserConnection,
  PresenceMember,
} from '#app/realtime/broadcaster'
import { MAX_BATCH } from '#app/realtime/protocol/protocol_limits'
import {
  authorizeChannel,
  authorizeUser,
  type RealtimeApp,
} from '#app/realtime/protocol/realtime_app'
import { prepareBroadcast } from '#app/realtime/protocol/check_event'

export interface ServiceAddress {
  cluster: string
  host?: string
  port?: number
  tls: boolean
}

/** ms: a slow service must not delay responses. */
const TIMEOUT = 3_000

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

  /** One request per event with many channels; single-channel events go in batches of ten. */
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

  /** The service tracks sockets by signed-in user. */
  async claim() {}

  /** Closes all the user's sockets; other sessions reconnect. */
  endSession(_: string, userId: number) {
    return this.endUser(userId)
  }

  async endUser(userId: number) {
    await this.#client.terminateUserConnections(String(userId))
  }

  /** The service can't remove a single channel; clients reconnect and are authorized again. */
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
