import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { clientRequestId } from '#app/kernel/http/request_id'
import { routePattern } from '#app/kernel/http/route_pattern'
import { requestDuration } from '#app/kernel/metrics/metrics'
import type { ServerResponse } from 'node:http'

/** nginx's status for a client that disconnected. */
const SENDER_GONE = 499

/** Times and logs requests by route pattern, because a URL may hold a token. */
export default class RequestMetricsMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const started = process.hrtime.bigint()
    const clientId = clientRequestId(ctx.request.request)
    if (clientId) ctx.logger = ctx.logger.child({ client_request_id: clientId })
    onFinished(ctx.response.response, () => {
      const seconds = Number(process.hrtime.bigint() - started) / 1e9
      const { statusCode, writableFinished } = ctx.response.response
      const status = writableFinished ? statusCode : SENDER_GONE
      const route = routePattern(ctx) ?? 'none'
      const method = ctx.request.method()
      requestDuration.observe({ method, route, status }, seconds)
      ctx.logger.info({ method, route, status, ms: Math.round(seconds * 1e4) / 10 }, 'request')
    })
    return next()
  }
}

/** Runs once, after the response was sent or its connection closed. */
function onFinished(response: ServerResponse, callback: () => void): void {
  response.once('close', callback)
}
