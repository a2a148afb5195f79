import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { onFinished } from '#app/core/http/on_finished'
import { requestDuration } from '#app/core/metrics/metrics'

/** Times every request and logs it, with its id, when the answer has left. */
export default class RequestMetricsMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const started = process.hrtime.bigint()
    onFinished(ctx.response.response, () => {
      const seconds = Number(process.hrtime.bigint() - started) / 1e9
      const status = ctx.response.response.statusCode
      const route = ctx.route?.pattern ?? 'none'
      requestDuration.observe({ method: ctx.request.method(), route, status }, seconds)
      ctx.logger.info(
        {
          request_id: ctx.request.id(),
          method: ctx.request.method(),
          path: ctx.request.url(),
          status,
          ms: Math.round(seconds * 1e4) / 10,
        },
        'request'
      )
    })
    return next()
  }
}
