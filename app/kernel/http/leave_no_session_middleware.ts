import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { GUEST_COOKIE, INVITATIONS_COOKIE, REFERRAL_COOKIE } from '#app/kernel/http/cookie_names'
import { isEmbeddedPage } from '#app/kernel/http/embedded_pages'
import { isFormPage } from '#app/kernel/http/form_pages'
import { isTokenRequest } from '#app/kernel/http/is_token_request'

/**
 * Only pages with a form start a session for a guest. A late refused write must not: its cookie
 * would replace that of somebody who just signed in. HEAD and pages for other sites leave nothing
 * with anybody.
 */
export default class LeaveNoSessionMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    await next()
    const isHead = ctx.request.method() === 'HEAD'
    const isForNobody = isHead || isEmbeddedPage(ctx.request.url())
    const leavesNothing =
      isForNobody || isTokenRequest(ctx) || (isStranger(ctx) && holdsSecretOnly(ctx))
    if (!leavesNothing) return
    ctx.session.commit = async () => {}
    if (isForNobody) ctx.response.removeHeader('set-cookie')
    else dropCookies(ctx)
  }
}

const KEPT_COOKIES = [INVITATIONS_COOKIE, REFERRAL_COOKIE]

/** An opened invitation or referral is no session: the browser alone remembers it. */
function dropCookies({ response }: HttpContext): void {
  const lines = [response.getHeader('set-cookie') ?? []].flat().map(String)
  const kept = lines.filter((line) => KEPT_COOKIES.some((name) => line.startsWith(`${name}=`)))
  response.removeHeader('set-cookie')
  if (kept.length) response.header('set-cookie', kept)
}

function isStranger({ request, session }: HttpContext): boolean {
  const isReading = request.method() === 'GET' || request.method() === 'HEAD'
  const isUnknown = session.fresh && !(GUEST_COOKIE in request.cookiesList())
  return isUnknown && !(isReading && isFormPage(request.url()))
}

function holdsSecretOnly({ session }: HttpContext): boolean {
  const keys = Object.keys(session.all()).filter((key) => key !== 'csrf-secret')
  return !keys.length && session.responseFlashMessages.isEmpty
}
