import type { Session } from '@adonisjs/session'

const KEY = 'password_confirmed_at'
const VALID_FOR_MS = 3 * 60 * 60 * 1000

export function rememberPasswordConfirmation(session: Session): void {
  session.put(KEY, Date.now())
}

export function isPasswordConfirmed(session: Session, now = Date.now()): boolean {
  const confirmedAt = Number(session.get(KEY, 0))
  return now - confirmedAt < VALID_FOR_MS
}
