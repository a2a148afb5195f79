import { createHmac, createHash, timingSafeEqual } from 'node:crypto'
import type {
  ChannelAuthorization,
  PresenceMember,
  UserAuthorization,
} from '#app/realtime/broadcaster'

/** The key is public, the secret is not. */
export interface RealtimeApp {
  id: string
  key: string
  secret: string
}

/** The same on every node with the same `APP_KEY`. */
export function deriveApp(appKey: string): RealtimeApp {
  const derive = (purpose: string) =>
    createHmac('sha256', appKey).update(`realtime ${purpose}`).digest('hex')
  return {
    id: 'vesta',
    key: derive('key').slice(0, 20),
    secret: derive('secret').slice(0, 40),
  }
}

/**
 * HMAC-SHA256 in hex.
 * Source: https://pusher.com/docs/channels/library_auth_reference/auth-signatures/
 */
export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** @param channelData exactly as the client sends it */
export function channelAuth(
  app: RealtimeApp,
  socketId: string,
  channel: string,
  channelData?: string
): string {
  const parts = channelData === undefined ? [socketId, channel] : [socketId, channel, channelData]
  return `${app.key}:${sign(app.secret, parts.join(':'))}`
}

export function userAuth(app: RealtimeApp, socketId: string, userData: string): string {
  return `${app.key}:${sign(app.secret, `${socketId}::user::${userData}`)}`
}

/** Compares in constant time. */
export function isSameSecret(given: unknown, expected: string): boolean {
  if (typeof given !== 'string') return false
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}

export function md5(body: Buffer): string {
  return createHash('md5').update(body).digest('hex')
}

/** `member` on presence channels only. */
export function authorizeChannel(
  app: RealtimeApp,
  socketId: string,
  channel: string,
  member?: PresenceMember
): ChannelAuthorization {
  if (!member) return { auth: channelAuth(app, socketId, channel) }
  const data = JSON.stringify(member)
  return { auth: channelAuth(app, socketId, channel, data), channel_data: data }
}

export function authorizeUser(
  app: RealtimeApp,
  socketId: string,
  userId: number
): UserAuthorization {
  const data = JSON.stringify({ id: String(userId) })
  return { auth: userAuth(app, socketId, data), user_data: data }
}
