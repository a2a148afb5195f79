import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { HttpError } from '#app/core/exceptions/http_error'
import { wantsJson } from '#app/core/http/wants_json'

/**
 * Lets through who is signed in with a verified e-mail address. `auth({
 * unverified: true })` also who has yet to verify it.
 */
export default class AuthMiddleware {
  async handle(ctx: HttpContext, next: NextFn, options: { unverified?: boolean } = {}) {
    if (!ctx.auth.user) this.#rememberVisit(ctx)
    const user = await ctx.auth.authenticate()
    if (!user.isEmailVerified && !options.unverified) {
      if (wantsJson(ctx)) throw HttpError.forbidden('Verify your e-mail address first.')
      this.#rememberVisit(ctx)
      return ctx.response.redirect().toPath('/verify-email')
    }
    return next()
  }

  /** So that signing in, or verifying, leads on to the page that was asked for. */
  #rememberVisit(ctx: HttpContext) {
    if (ctx.request.method() !== 'GET' || wantsJson(ctx)) return
    ctx.session.setIntendedUrl(ctx.request.url(true))
  }
}
