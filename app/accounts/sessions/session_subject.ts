import type { SessionData } from '@adonisjs/session/types'

export const SUBJECT_KEY = 'auth_web'

export interface Subject {
  userId: number
  epoch: number
  /** absolute expiry, in Unix seconds */
  endsAt: number
}

/** `userId.epoch.endsAt` */
export function formatSubject({ userId, epoch, endsAt }: Subject): string {
  return [userId, epoch, endsAt].join('.')
}

export function parseSubject(text: unknown): Subject | null {
  const [, userId, epoch, endsAt] = /^(\d{1,10})\.(\d{1,10})\.(\d{1,12})$/.exec(String(text)) ?? []
  if (!endsAt) return null
  return { userId: Number(userId), epoch: Number(epoch), endsAt: Number(endsAt) }
}

export function subjectOf(values: SessionData): Subject | null {
  return parseSubject(values[SUBJECT_KEY])
}

export function hasEnded({ endsAt }: Subject): boolean {
  return endsAt * 1000 <= Date.now()
}

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
