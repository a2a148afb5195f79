import type { Session } from '@adonisjs/session'
import User from '#app/accounts/user'

const KEY = 'pending_sign_in'
export const MAX_WRONG_CODES = 5
const MAX_AGE_MS = 10 * 60 * 1000

/** Someone who has entered the password but not the second factor. Not signed in yet. */
export interface PendingSignIn {
  user_id: number
  session_epoch: number
  remember: boolean
  started_at: number
  /** key for counting guesses */
  id: string
  wrong_codes: number
}

/** Gives the session a new id, so that one known from before is worthless. */
export function beginPendingSignIn(session: Session, user: User, remember: boolean): void {
  session.regenerate()
  const pending: PendingSignIn = {
    user_id: user.id,
    session_epoch: user.sessionEpoch,
    remember,
    started_at: Date.now(),
    id: crypto.randomUUID(),
    wrong_codes: 0,
  }
  session.put(KEY, pending)
}

/** Null if there is none, it expired, or the account's sessions were ended since. */
export async function findPendingSignIn(session: Session) {
  const pending: PendingSignIn | undefined = session.get(KEY)
  if (!pending || Date.now() - pending.started_at > MAX_AGE_MS) return null
  const user = await User.find(pending.user_id)
  return user?.sessionEpoch === pending.session_epoch ? { pending, user } : null
}

/** Counts a wrong code. @returns whether it was one too many, which ends the attempt */
export function countWrongCode(session: Session, pending: PendingSignIn): boolean {
  const wrong = pending.wrong_codes + 1
  if (wrong < MAX_WRONG_CODES) session.put(KEY, { ...pending, wrong_codes: wrong })
  else endPendingSignIn(session)
  return wrong >= MAX_WRONG_CODES
}

export function endPendingSignIn(session: Session): void {
  session.forget(KEY)
}
