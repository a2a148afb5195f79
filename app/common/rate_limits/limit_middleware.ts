import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { countCall, type AttemptLimits } from '#app/common/rate_limits/attempts'

/** Counts each call of a route, whatever becomes of it. Guests count by address alone. */
export default class LimitMiddleware {
  async handle(ctx: HttpContext, next: NextFn, limits: AttemptLimits) {
    await countCall(ctx, limits)
    return next()
  }
}
