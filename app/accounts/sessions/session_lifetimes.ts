import type { SessionData } from '@adonisjs/session/types'
import { subjectOf } from './session_subject.js'

const HOUR = 60 * 60
const DAY = 24 * HOUR

export const MAX_IDLE_SECONDS = 14 * DAY
export const MAX_GUEST_IDLE_SECONDS = 2 * HOUR
/** After sign-in, regardless of activity (ASVS 7.3.2). */
export const MAX_SESSION_SECONDS = 30 * DAY
export const MAX_REMEMBERED_SECONDS = 90 * DAY

export function idleSecondsOf(values: SessionData): number {
  return subjectOf(values) ? MAX_IDLE_SECONDS : MAX_GUEST_IDLE_SECONDS
}

/** When a signed-in session was last used, derived from its expiry. */
export function lastActive(expiresAtMs: number): Date {
  return new Date(expiresAtMs - MAX_IDLE_SECONDS * 1000)
}
