import { MAX_CHANNEL_NAME } from './protocol_limits.js'

/** Only that user may join. */
export const SERVER_TO_USER = '#server-to-user-'

const NAME = /^[A-Za-z0-9_\-=@,.;]+$/

export function isChannelName(name: unknown): name is string {
  if (typeof name !== 'string' || name.length > MAX_CHANNEL_NAME) return false
  return NAME.test(name.startsWith(SERVER_TO_USER) ? name.slice(SERVER_TO_USER.length) : name)
}

export function isPresence(name: string): boolean {
  return name.startsWith('presence-')
}

export function needsAuthorization(name: string): boolean {
  return name.startsWith('private-') || isPresence(name)
}

export function isCache(name: string): boolean {
  return /^((private|presence)-(encrypted-)?)?cache-/.test(name)
}

/** Client events need an authorized, unencrypted channel. */
export function takesClientEvents(name: string): boolean {
  return needsAuthorization(name) && !name.startsWith('private-encrypted-')
}
