import type { Session } from '@adonisjs/session'
import type { Identity } from '#app/accounts/connections/providers/identity'

const KEY = 'pending_identity'
const MAX_AGE_MS = 30 * 60 * 1000

interface PendingIdentity extends Identity {
  since: number
}

/** An identity a provider vouches for that has no account yet. Kept in the session only. */
export function keepIdentity(session: Session, identity: Identity): void {
  const pending: PendingIdentity = { ...identity, since: Date.now() }
  session.put(KEY, pending)
}

export function pendingIdentity(session: Session): Identity | null {
  const pending: PendingIdentity | undefined = session.get(KEY)
  if (!pending || Date.now() - pending.since > MAX_AGE_MS) return null
  return pending
}

export function forgetIdentity(session: Session): void {
  session.forget(KEY)
}
