import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Pages for those who are not signed in; others go to their dashboard. */
export default class GuestMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (await ctx.auth.check()) return ctx.response.redirect().toPath('/dashboard')
    return next()
  }
}
