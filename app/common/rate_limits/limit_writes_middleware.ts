import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { countCall } from '#app/common/rate_limits/attempts'
import { WRITE_LIMITS } from '#app/common/rate_limits/write_limits'

const READS = ['GET', 'HEAD', 'OPTIONS']

/** Every write has a limit, also one whose feature forgot its own. */
export default class LimitWritesMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (READS.includes(ctx.request.method())) return next()
    await countCall(ctx, WRITE_LIMITS)
    return next()
  }
}
