import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { HttpError } from '#app/core/exceptions/http_error'
import { wantsJson } from '#app/core/http/wants_json'
import { isPasswordConfirmed } from '#app/accounts/sessions/password_confirmation'

/** For what needs more than an open browser: the password, shown within the last three hours. */
export default class ConfirmedMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    if (isPasswordConfirmed(ctx.session)) return next()
    if (wantsJson(ctx)) throw HttpError.forbidden('Confirm your password first.')
    if (ctx.request.method() === 'GET') ctx.session.setIntendedUrl(ctx.request.url(true))
    return ctx.response.redirect().status(303).toPath('/confirm-password')
  }
}
