import PusherClient from 'pusher-js'
import env from '#start/env'
import type User from '#app/accounts/user'
import { broadcaster } from '#app/realtime/broadcast'
import { eventually } from '#tests/support/eventually'
import { signedInHeaders } from '#tests/support/signed_in'

interface Heard<Payload> {
  event: string
  channel: string
  data: Payload
}

/** A person with a page open, using an unmodified `pusher-js`. */
export class LiveUser {
  readonly #heard: Heard<Record<string, unknown>>[] = []

  private constructor(private readonly pusher: PusherClient) {}

  static async open(user: User): Promise<LiveUser> {
    const headers = await signedInHeaders(user)
    const origin = `http://${env.get('HOST')}:${env.get('PORT')}`
    const { key, cluster } = broadcaster().browserConnection
    const pusher = new PusherClient(key, {
      cluster,
      wsHost: env.get('HOST'),
      wsPort: env.get('PORT'),
      forceTLS: false,
      enabledTransports: ['ws'],
      disableStats: true,
      channelAuthorization: {
        customHandler: ({ socketId, channelName }, callback) => {
          const body = new URLSearchParams({ socket_id: socketId, channel_name: channelName })
          fetch(`${origin}/broadcasting/auth`, { method: 'POST', headers, body })
            .then(async (response) => {
              if (response.ok) callback(null, await response.json())
              else callback(new Error(String(response.status)), null)
            })
            .catch((error: Error) => callback(error, null))
        },
      },
    })
    const live = new LiveUser(pusher)
    await eventually(() => pusher.connection.state === 'connected')
    return live
  }

  get socketId(): string {
    return this.pusher.connection.socket_id
  }

  async join(channel: string): Promise<boolean> {
    const subscribed = this.pusher.subscribe(channel)
    subscribed.bind_global((event: string, data: Record<string, unknown>) => {
      this.#heard.push({ event, channel, data })
    })
    return eventually(() => {
      if (subscribed.subscribed) return { isIn: true }
      return this.all('pusher:subscription_error', channel).length ? { isIn: false } : null
    }).then(({ isIn }) => isIn)
  }

  whisper(channel: string, event: string, data: object): void {
    this.pusher.send_event(event, data, channel)
  }

  all(event: string, channel?: string) {
    return this.#heard.filter(
      (heard) => heard.event === event && (!channel || heard.channel === channel)
    )
  }

  async hears(event: string, channel?: string, count = 1) {
    await eventually(() => this.all(event, channel).length >= count, {
      what: () => `${event}; heard ${JSON.stringify(this.#heard)}`,
    })
    return this.all(event, channel)[count - 1].data
  }

  async roundTrip(): Promise<void> {
    let isAnswered = false
    const onMessage = ({ event }: { event: string }) =>
      void (isAnswered ||= event === 'pusher:pong')
    this.pusher.connection.bind('message', onMessage)
    this.pusher.send_event('pusher:ping', {})
    await eventually(() => isAnswered, { what: () => 'a pong' })
    this.pusher.connection.unbind('message', onMessage)
  }

  close(): void {
    this.pusher.disconnect()
  }
}
