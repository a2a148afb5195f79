import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isTokenRequest } from '#app/kernel/http/is_token_request'

/** Pages with a form for people who are not signed in: these begin a session. */
const FORM_PAGES =
  /^\/(login|register|forgot-password|reset-password|confirm-password|verify-email|two-factor-challenge|undo|contact|inquiries|properties\/[^/]+\/ask)(\/|$)/

/**
 * A stranger who only reads gets no session: nothing is written, no cookie is
 * set, and the same page can be kept for everybody. Where something besides
 * the anti-forgery secret was put into the session, it is kept as usual.
 * Programs with API tokens never have a session.
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
