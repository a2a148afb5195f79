import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { wantsJson } from '#app/kernel/http/wants_json'

/** Requires a sign-in with a verified email; `auth({ unverified: true })` allows unverified. */
export default class AuthMiddleware {
  async handle(ctx: HttpContext, next: NextFn, options: { unverified?: boolean } = {}) {
    if (!ctx.auth.user) this.#rememberVisit(ctx)
    const user = ctx.auth.getUserOrFail()
    if (!user.isEmailVerified && !options.unverified) {
      if (wantsJson(ctx)) throw HttpError.forbidden('Verify your email address first.')
      this.#rememberVisit(ctx)
      return ctx.response.redirect().toPath('/verify-email')
    }
    return next()
  }

  #rememberVisit(ctx: HttpContext) {
    if (ctx.request.method() !== 'GET' || wantsJson(ctx)) return
    ctx.session.setIntendedUrl(ctx.request.url(true))
  }
}
