import type { Session } from '@adonisjs/session'

const KEY = 'password_confirmed_at'
const VALID_FOR_MS = 3 * 60 * 60 * 1000

/** Notes in the session that whoever uses it has just shown the password. */
export function rememberPasswordConfirmation(session: Session): void {
  session.put(KEY, Date.now())
}

/** Whether the password was shown in this session within the last three hours. */
export function isPasswordConfirmed(session: Session, now = Date.now()): boolean {
  const confirmedAt = Number(session.get(KEY, 0))
  return now - confirmedAt < VALID_FOR_MS
}
