import type { Connection } from './connection.js'
import type { Subscriptions } from './subscriptions.js'
import { takesClientEvents } from '#app/realtime/protocol/channel_name'
import {
  CLIENT_EVENT_REFUSED,
  CLOSE,
  MAX_DATA,
  MAX_EVENT_NAME,
} from '#app/realtime/protocol/protocol_limits'
import { parseUserId } from '#app/realtime/protocol/parse_member'
import { isSameSecret, userAuth, type RealtimeApp } from '#app/realtime/protocol/realtime_app'
import type { WireEvent } from '#app/realtime/protocol/wire_event'

interface ClientMessage {
  event: string
  channel?: unknown
  data: Record<string, unknown>
  rawData: unknown
}

export class ClientMessages {
  constructor(
    private readonly app: RealtimeApp,
    private readonly subscriptions: Subscriptions,
    private readonly pass: (event: WireEvent) => void
  ) {}

  async handle(connection: Connection, text: string): Promise<void> {
    connection.hear()
    if (!connection.maySend()) return connection.close(CLOSE.tooMany)
    const message = parse(text)
    if (!message) return connection.sendError(null, 'Invalid message')
    switch (message.event) {
      case 'pusher:ping':
        return connection.send('pusher:pong', {})
      case 'pusher:pong':
        return
      case 'pusher:subscribe':
        return this.subscriptions.subscribe(connection, message.data)
      case 'pusher:unsubscribe':
        return this.subscriptions.unsubscribe(connection, String(message.data.channel))
      case 'pusher:signin':
        return this.#signIn(connection, message.data)
      default:
        if (message.event.startsWith('client-')) this.#passOn(connection, message)
    }
  }

  #signIn(connection: Connection, { auth, user_data: data }: Record<string, unknown>): void {
    const userId = parseUserId(data)
    const isVouchedFor =
      typeof data === 'string' && isSameSecret(auth, userAuth(this.app, connection.id, data))
    const isSomebodyElse =
      (connection.userId !== null && connection.userId !== userId) ||
      connection.owners.some((owner) => String(owner.userId) !== userId)
    if (!userId || !isVouchedFor || isSomebodyElse) return connection.close(CLOSE.unauthorized)
    connection.userId = userId
    connection.send('pusher:signin_success', { user_data: data })
  }

  #passOn(connection: Connection, { event, channel, rawData }: ClientMessage): void {
    const subscription =
      typeof channel === 'string' ? connection.subscriptions.get(channel) : undefined
    if (typeof channel !== 'string' || !subscription || !takesClientEvents(channel)) {
      return connection.sendError(CLIENT_EVENT_REFUSED, 'Client event rejected')
    }
    if (!connection.maySendEvent()) {
      return connection.sendError(
        CLIENT_EVENT_REFUSED,
        'Client event rejected due to exceeding the rate limit'
      )
    }
    const data = typeof rawData === 'string' ? rawData : JSON.stringify(rawData ?? {})
    if (event.length > MAX_EVENT_NAME || Buffer.byteLength(data) > MAX_DATA) {
      return connection.sendError(CLIENT_EVENT_REFUSED, 'Client event rejected: too large')
    }
    this.pass({ channel, event, data, except: connection.id, userId: subscription.member?.user_id })
  }
}

function parse(text: string): ClientMessage | null {
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed !== 'object' || parsed === null || !('event' in parsed)) return null
    const { event, channel, data } = parsed as { event: unknown; channel?: unknown; data?: unknown }
    if (typeof event !== 'string') return null
    const fields = typeof data === 'object' && data !== null ? { ...data } : {}
    return { event, channel, data: fields, rawData: data }
  } catch {
    return null
  }
}
