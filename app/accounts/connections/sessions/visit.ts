import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Session } from '@adonisjs/session'
import type { Provider } from '#app/accounts/contract/providers'

const KEY = 'provider_visit'
const MAX_AGE_MS = 10 * 60 * 1000
const SECRET_BYTES = 32

/** `confirm`: someone without a password proves it's still them. */
export type Purpose = 'sign_in' | 'connect' | 'confirm'

export interface Visit {
  provider: Provider
  purpose: Purpose
  user_id: number | null
  /** ties the response to this browser */
  state: string
  /** ties the ID token to this visit */
  nonce: string
  verifier: string
  started_at: number
}

export function newVisit(provider: Provider, purpose: Purpose, userId: number | null): Visit {
  return {
    provider,
    purpose,
    user_id: userId,
    state: newSecret(),
    nonce: newSecret(),
    verifier: newSecret(),
    started_at: Date.now(),
  }
}

export function beginVisit(session: Session, visit: Visit): void {
  session.put(KEY, visit)
}

/** A visit can be completed once. Returns null for an unsolicited response. */
export function endVisit(
  session: Session,
  answer: { provider: string; state: unknown; userId: number | null }
): Visit | null {
  const visit: Visit | undefined = session.get(KEY)
  if (!visit || typeof answer.state !== 'string' || !isSame(answer.state, visit.state)) return null
  session.forget(KEY)
  if (visit.provider !== answer.provider || visit.user_id !== answer.userId) return null
  return Date.now() - visit.started_at > MAX_AGE_MS ? null : visit
}

function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
