import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { Session } from '@adonisjs/session'
import { isTokenRequest } from '#app/kernel/http/is_token_request'
import { authenticateToken } from '#app/accounts/tokens/authenticate_token'
import { hasEnded, parseSubject, SUBJECT_KEY } from '#app/accounts/sessions/session_subject'

const CSRF_KEY = 'csrf-secret'

/**
 * Signs in whoever can be, and refuses only invalid API tokens. Responses to signed-in people are
 * not cached. An expired session becomes a guest's.
 */
export default class SilentAuthMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { auth, inertia, response, session } = ctx
    if (isTokenRequest(ctx)) {
      response.header('cache-control', 'private, no-store')
      await authenticateToken(ctx)
      return next()
    }
    if (isPastItsEnd(session)) makeStrangers(session)
    if (await auth.check()) {
      response.header('cache-control', 'private, no-store')
      inertia.encryptHistory()
    } else if (session.has(SUBJECT_KEY)) makeStrangers(session)
    return next()
  }
}

/** Runs before the user is looked up, so that a remember-me token can start the next session. */
function isPastItsEnd(session: Session): boolean {
  const subject = parseSubject(session.get(SUBJECT_KEY))
  return subject !== null && hasEnded(subject)
}

function makeStrangers(session: Session): void {
  for (const key of Object.keys(session.all())) if (key !== CSRF_KEY) session.forget(key)
  session.regenerate()
}
