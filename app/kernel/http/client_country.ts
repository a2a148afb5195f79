import type { IncomingMessage } from 'node:http'
import env from '#start/env'
import { trustsProxy } from './client_address.js'

/** Sent by CDNs for "unknown" and for the Tor network. */
const NOWHERE = ['XX', 'T1', 'ZZ']

/**
 * The client's country as the proxy in front tells it in `COUNTRY_HEADER`: a code such as `IT`.
 * Null without that setting, without a trusted proxy, or if it doesn't know.
 */
export function clientCountry({ headers, socket }: IncomingMessage): string | null {
  const name = env.get('COUNTRY_HEADER')
  if (!name || !trustsProxy(socket.remoteAddress ?? '', 0)) return null
  const code = String(headers[name.toLowerCase()] ?? '').toUpperCase()
  return /^[A-Z][A-Z0-9]$/.test(code) && !NOWHERE.includes(code) ? code : null
}
