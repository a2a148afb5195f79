import Pusher from 'pusher'
import PusherClient, { type Channel } from 'pusher-js'
import type { PresenceMember } from '#app/realtime/broadcaster'
import type { RealtimeApp } from '#app/realtime/protocol/realtime_app'
import { eventually } from '#tests/support/eventually'

interface Heard {
  channel: string
  event: string
  data: unknown
}

interface ConnectionError {
  data?: { code?: number }
  error?: ConnectionError
}

export class RealtimeClient {
  readonly heard: Heard[] = []

  readonly errors: number[] = []

  #pongs = 0

  private constructor(readonly pusher: PusherClient) {
    pusher.connection.bind('error', ({ data, error }: ConnectionError) => {
      const code = data?.code ?? error?.data?.code
      if (code !== undefined) this.errors.push(code)
    })
    pusher.connection.bind('message', ({ event }: { event: string }) => {
      if (event === 'pusher:pong') this.#pongs += 1
    })
  }

  static of(pusher: PusherClient): RealtimeClient {
    return new RealtimeClient(pusher)
  }

  static open(url: string, app: RealtimeApp, member?: PresenceMember): RealtimeClient {
    const { hostname, port } = new URL(url)
    const api = apiClient(url, app)
    const pusher = new PusherClient(app.key, {
      cluster: 'us3',
      wsHost: hostname,
      wsPort: Number(port),
      forceTLS: false,
      enabledTransports: ['ws'],
      disableStats: true,
      channelAuthorization: {
        customHandler: ({ socketId, channelName }, callback) => {
          if (!member) return callback(null, { auth: `${app.key}:${'0'.repeat(64)}` })
          const isPresence = channelName.startsWith('presence-')
          callback(
            null,
            api.authorizeChannel(socketId, channelName, isPresence ? member : undefined)
          )
        },
      },
      userAuthentication: {
        customHandler: ({ socketId }, callback) =>
          callback(null, api.authenticateUser(socketId, { id: member?.user_id ?? '' })),
      },
    })
    return new RealtimeClient(pusher)
  }

  static async connect(
    url: string,
    app: RealtimeApp,
    member?: PresenceMember
  ): Promise<RealtimeClient> {
    const client = RealtimeClient.open(url, app, member)
    await client.isIn('connected')
    return client
  }

  get socketId(): string {
    return this.pusher.connection.socket_id
  }

  async isIn(state: string, within = 120_000): Promise<void> {
    await eventually(() => this.pusher.connection.state === state, {
      within,
      what: () => `the connection to be ${state}, it is ${this.pusher.connection.state}`,
    })
  }

  async signIn(): Promise<void> {
    this.pusher.signin()
    await this.pusher.user.signinDonePromise
    await eventually(() => this.pusher.user.serverToUserChannel.subscribed)
  }

  listen(name: string): Channel {
    const channel = this.pusher.subscribe(name)
    channel.bind_global((event: string, data: unknown) => {
      this.heard.push({ channel: name, event, data })
    })
    return channel
  }

  async join(name: string): Promise<Channel> {
    const channel = this.listen(name)
    await this.hears('pusher:subscription_succeeded', name)
    return channel
  }

  hears(event: string, channel?: string): Promise<Heard> {
    return eventually(() => this.allOf(event, channel)[0], {
      what: () => `${event}; heard ${JSON.stringify(this.heard)}`,
    })
  }

  async roundTrip(): Promise<void> {
    const before = this.#pongs
    this.pusher.send_event('pusher:ping', {})
    await eventually(() => this.#pongs > before)
  }

  allOf(event: string, channel?: string): Heard[] {
    return this.heard.filter(
      (one) => one.event === event && (channel === undefined || one.channel === channel)
    )
  }

  async hearsTimes(event: string, times: number): Promise<void> {
    await eventually(() => this.allOf(event).length >= times, {
      what: () => `${times} times ${event}; heard ${JSON.stringify(this.heard)}`,
    })
  }

  async errs(code: number): Promise<void> {
    await eventually(() => this.errors.includes(code), {
      what: () => `error ${code}; there were ${JSON.stringify(this.errors)}`,
    })
  }

  close(): void {
    this.pusher.disconnect()
  }
}

export function apiClient(url: string, { id: appId, key, secret }: RealtimeApp): Pusher {
  const { hostname: host, port } = new URL(url)
  return new Pusher({ appId, key, secret, host, port, useTLS: false, timeout: 30_000 })
}
