import { MAX_CHANNEL_NAME } from './limits.js'

/** Channel of a signed-in user that only the server publishes to; joined by its user alone. */
export const SERVER_TO_USER = '#server-to-user-'

const NAME = /^[A-Za-z0-9_\-=@,.;]+$/

export function isChannelName(name: unknown): name is string {
  if (typeof name !== 'string' || name.length > MAX_CHANNEL_NAME) return false
  return NAME.test(name.startsWith(SERVER_TO_USER) ? name.slice(SERVER_TO_USER.length) : name)
}

export function isPresence(name: string): boolean {
  return name.startsWith('presence-')
}

/** Whether somebody must vouch for whoever listens. */
export function needsAuthorization(name: string): boolean {
  return name.startsWith('private-') || isPresence(name)
}

/** Whether the last event is kept for those who come after it. */
export function isCache(name: string): boolean {
  return /^((private|presence)-(encrypted-)?)?cache-/.test(name)
}

/** Clients may talk among themselves where each was let in, but not where the server cannot read. */
export function takesClientEvents(name: string): boolean {
  return needsAuthorization(name) && !name.startsWith('private-encrypted-')
}
