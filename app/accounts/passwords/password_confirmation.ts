import type { Session } from '@adonisjs/session'
import type { HttpContext } from '@adonisjs/core/http'
import { isFreshSignIn } from '#app/accounts/sign_in/sign_in_facts'
import { HttpError } from '#app/kernel/exceptions/http_error'

const KEY = 'password_confirmed_at'
const VALID_FOR_MS = 3 * 60 * 60 * 1000

export function rememberPasswordConfirmation(session: Session): void {
  session.put(KEY, Date.now())
}

export function isPasswordConfirmed(session: Session, now = Date.now()): boolean {
  const confirmedAt = Number(session.get(KEY, 0))
  return now - confirmedAt < VALID_FOR_MS
}

/** Whether the person signed in or confirmed their identity within the last three hours. */
export function isFreshlyProven({ session }: HttpContext): boolean {
  return isFreshSignIn(session) || isPasswordConfirmed(session)
}

export function requireFreshAuthentication(ctx: HttpContext): void {
  if (!isFreshlyProven(ctx)) throw new HttpError(423, 'Password confirmation required.')
}
