import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Session } from '@adonisjs/session'
import type { HttpContext } from '@adonisjs/core/http'
import type { Provider } from '#app/accounts/account_options'
import { listUsableProviders } from '#app/accounts/connections/find_connections'
import { isPasswordConfirmed } from '#app/accounts/passwords/password_confirmation'
import { isFreshSignIn } from '#app/accounts/sign_in/sign_in_facts'
import { appUrl } from '#config/app'

const KEY = 'provider_visit'
const MAX_AGE_MS = 10 * 60 * 1000
const SECRET_BYTES = 32

/** `confirm`: someone without a password proves it's still them. */
type Purpose = 'sign_in' | 'connect' | 'confirm'

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

/** Why the person is going to a provider, or where they must go first. */
export async function purposeOf(
  ctx: HttpContext,
  provider: Provider
): Promise<{ purpose: Purpose } | { first: string }> {
  const { user } = ctx.auth
  if (isSentByOthers(ctx)) return { first: user ? '/settings/connected-accounts' : '/login' }
  if (!user) return { purpose: 'sign_in' }
  if (!user.isEmailVerified) return { first: '/verify-email' }
  if (!user.hasPassword) {
    const own = await listUsableProviders(user.id)
    if (own.some((each) => each.provider === provider)) return { purpose: 'confirm' }
  }
  const isFresh = isFreshSignIn(ctx.session) || isPasswordConfirmed(ctx.session)
  return isFresh ? { purpose: 'connect' } : { first: '/confirm-password' }
}

/** Otherwise another site could connect its own account here and sign in with it later. */
function isSentByOthers({ request }: HttpContext): boolean {
  return request.header('sec-fetch-site') === 'cross-site'
}

/** Someone asked to confirm in the settings returns to the same section. */
export function returnToSettings({ request, session }: HttpContext): void {
  const from = URL.parse(request.header('referer') ?? '')
  if (from?.origin !== new URL(appUrl).origin) return
  if (/^\/settings(\/|$)/.test(from.pathname)) session.setIntendedUrl(from.pathname)
}
