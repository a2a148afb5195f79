import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { isPasswordConfirmed } from '#app/accounts/sessions/password_confirmation'
import { isFreshSignIn } from '#app/accounts/sessions/sign_in_facts'

/** Whether the person signed in or confirmed their identity within the last three hours. */
export function isFreshlyProven({ session }: HttpContext): boolean {
  return isFreshSignIn(session) || isPasswordConfirmed(session)
}

export function requireFreshAuthentication(ctx: HttpContext): void {
  if (!isFreshlyProven(ctx)) throw new HttpError(423, 'Password confirmation required.')
}
