import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import {
  countAttempt,
  countFromAddress,
  type AttemptLimits,
} from '#app/common/rate_limits/attempts'

/** Counts each call of a route, whatever becomes of it. Guests count by address alone. */
export default class LimitMiddleware {
  async handle(ctx: HttpContext, next: NextFn, limits: AttemptLimits) {
    const { user } = ctx.auth
    if (user) await countAttempt(ctx, limits, String(user.id))
    else await countFromAddress(ctx, limits)
    return next()
  }
}
