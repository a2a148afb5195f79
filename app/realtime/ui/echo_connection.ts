import { configureEcho, echo } from '@laravel/echo-react'
import { requestHeaders } from '#app/kit/calls/request'
import type { BrowserConnection } from '#app/realtime/broadcaster'
import type {
  ChannelListener,
  RealtimeConnection,
  ConnectionEvents,
} from '#app/realtime/ui/realtime_client'

/** Ping after this much silence, and how long to wait for the pong. */
const QUIET_MS = 30_000
const PONG_WITHIN_MS = 10_000
const RETRY_MS = 2_000

type Echo = ReturnType<typeof echo<'pusher'>>
type Channel = ReturnType<Echo['private']>

/** In its own file, so that Echo and pusher-js load on demand. */
export class EchoConnection implements RealtimeConnection {
  readonly #echo: Echo
  /** listeners per channel */
  readonly #uses = new Map<string, number>()

  constructor(settings: BrowserConnection, { onUp, onDown, onDead }: ConnectionEvents) {
    configureEcho(optionsFor(settings))
    this.#echo = echo<'pusher'>()
    const { connection } = this.#echo.connector.pusher
    // Hosted services close a person's sockets by signed-in user.
    this.#echo.connector.pusher.signin()
    connection.bind('state_change', ({ current, previous }: Record<string, string>) => {
      if (current === 'connected') onUp()
      else if (previous === 'connected') onDown()
      // After two sockets that broke early, pusher-js gives up on WebSockets.
      if (current === 'failed') onDead()
    })
  }

  get socketId(): string | null {
    return this.#echo.socketId() ?? null
  }

  join(name: string, { events, onReady, onMembers }: ChannelListener): () => void {
    const channel = this.#channel(name)
    const bound: [string, (data: never) => void][] = Object.entries(events)
    const tellMembers = () => {
      const members = this.#members(name)
      onMembers?.(Object.keys(members), members)
    }
    const tellReady = () => {
      onReady?.()
      tellMembers()
    }
    bound.push(['pusher:subscription_succeeded', tellReady])
    bound.push(['pusher:subscription_error', this.#retryLater(name)])
    if (onMembers) bound.push(['pusher:member_added', tellMembers])
    if (onMembers) bound.push(['pusher:member_removed', tellMembers])

    this.#uses.set(name, (this.#uses.get(name) ?? 0) + 1)
    for (const [event, handler] of bound) channel.listen(`.${event}`, handler)
    if (channel.subscription.subscribed) tellReady()

    return () => {
      for (const [event, handler] of bound) channel.stopListening(`.${event}`, handler)
      const uses = (this.#uses.get(name) ?? 1) - 1
      this.#uses.set(name, uses)
      if (uses === 0) this.#echo.leaveChannel(name)
    }
  }

  whisper(name: string, event: `client-${string}`, data: object): void {
    const channel = this.#echo.connector.pusher.channel(name)
    if (channel?.subscribed) channel.trigger(event, data)
  }

  close(): void {
    this.#echo.leaveAllChannels()
    this.#echo.disconnect()
  }

  #channel(name: string): Channel {
    const [, kind, id] = /^(private|presence)-(.+)$/.exec(name) ?? []
    return kind === 'presence' ? this.#echo.join(id) : this.#echo.private(id)
  }

  /** A refusal stands until the next connection; an unreachable server is retried. */
  #retryLater(name: string) {
    return ({ status }: { status?: number }) => {
      if (status === 401 || status === 403) return
      setTimeout(() => {
        const channel = this.#echo.connector.pusher.channel(name)
        if (channel && !channel.subscribed && !channel.subscriptionPending) channel.subscribe()
      }, RETRY_MS)
    }
  }

  #members(name: string): Readonly<Record<string, unknown>> {
    return membersOf(this.#echo.connector.pusher.channel(name))
  }
}

/** pusher-js keeps members by id in `channel.members.members`. */
function membersOf(channel: object | undefined): Readonly<Record<string, unknown>> {
  const members = fieldOf(fieldOf(channel, 'members'), 'members')
  return typeof members === 'object' && members ? { ...members } : {}
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value ? Reflect.get(value, name) : undefined
}

/** `ws*` stay undefined for the hosted service, which derives them from its cluster. */
function optionsFor({ key, cluster, host, port, tls }: BrowserConnection) {
  return {
    broadcaster: 'pusher' as const,
    key,
    cluster,
    namespace: false as const,
    wsHost: host ?? undefined,
    wsPort: port ?? undefined,
    wssPort: port ?? undefined,
    forceTLS: tls,
    enabledTransports: ['ws' as const, 'wss' as const],
    disableStats: true,
    activityTimeout: QUIET_MS,
    pongTimeout: PONG_WITHIN_MS,
    channelAuthorization: { endpoint: '/broadcasting/auth', ...authorization },
    userAuthentication: { endpoint: '/broadcasting/user-auth', headers: {}, ...authorization },
  }
}

const authorization = {
  transport: 'ajax' as const,
  headersProvider: () => requestHeaders(),
}
