import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { RealtimeApp } from './realtime_app.js'

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
export function isSame(given: unknown, expected: string): boolean {
  if (typeof given !== 'string') return false
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}

export function md5(body: Buffer): string {
  return createHash('md5').update(body).digest('hex')
}
