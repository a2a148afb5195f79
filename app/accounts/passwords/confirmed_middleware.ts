import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { wantsJson } from '#app/kernel/http/wants_json'
import { isFreshSignIn } from '#app/accounts/sign_in/sign_in_facts'
import { isPasswordConfirmed } from '#app/accounts/passwords/password_confirmation'

/** Requires the password, or a sign-in for accounts without one, within the last three hours. */
export default class ConfirmedMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    if (isPasswordConfirmed(ctx.session)) return next()
    if (!ctx.auth.getUserOrFail().hasPassword && isFreshSignIn(ctx.session)) return next()
    if (wantsJson(ctx)) throw new HttpError(423, 'Password confirmation required.')
    if (ctx.request.method() === 'GET') ctx.session.setIntendedUrl(ctx.request.url(true))
    return ctx.response.redirect().status(303).toPath('/confirm-password')
  }
}
