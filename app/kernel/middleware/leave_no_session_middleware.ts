import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isTokenRequest } from '#app/kernel/http/is_token_request'

/** Pages with a form for guests: these start a session. */
const FORM_PAGES =
  /^\/(login|register|forgot-password|reset-password|confirm-password|verify-email|two-factor-challenge|undo|contact|inquiries|properties\/[^/]+\/ask)(\/|$)/

/**
 * Gives guests who only read no session: nothing is written, no cookie is set, and the page can be
 * cached for everyone. A session with anything besides the CSRF secret is kept. Requests with API
 * tokens never have one.
 */
export default class LeaveNoSessionMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    await next()
    const leavesNothing = isTokenRequest(ctx) || (isReadingStranger(ctx) && holdsSecretOnly(ctx))
    if (!leavesNothing) return
    ctx.session.commit = async () => {}
    ctx.response.removeHeader('set-cookie')
  }
}

function isReadingStranger({ request, session, auth }: HttpContext): boolean {
  const isReading = request.method() === 'GET' || request.method() === 'HEAD'
  return isReading && session.fresh && !auth.user && !FORM_PAGES.test(request.url())
}

function holdsSecretOnly({ session }: HttpContext): boolean {
  const keys = Object.keys(session.all()).filter((key) => key !== 'csrf-secret')
  return !keys.length && session.responseFlashMessages.isEmpty
}
