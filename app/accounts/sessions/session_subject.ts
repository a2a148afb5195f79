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

export function hasEnded({ endsAt }: Subject, now = Date.now()): boolean {
  return endsAt * 1000 <= now
}
