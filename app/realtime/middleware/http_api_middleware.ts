import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { ApiRefusal } from '#app/realtime/http_api/api_refusal'
import { HttpApi } from '#app/realtime/http_api/http_api'
import { rawBody } from '#app/realtime/http_api/raw_body'
import { checkBodySum, checkSignature } from '#app/realtime/http_api/signed_request'
import { RefusedEvent } from '#app/realtime/protocol/check_event'
import { MAX_API_BODY } from '#app/realtime/protocol/limits'
import { runningServer } from '#app/realtime/server/running_server'

/**
 * The signed HTTP API of the embedded server, `/apps/{id}/…`. It stands before
 * sessions and the anti-forgery token: who calls is a program with the secret,
 * and the signature is over the body's own bytes.
 */
export default class HttpApiMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const server = runningServer()
    const [, appId, path] = /^\/apps\/([^/]+)(\/.*)$/.exec(ctx.request.url()) ?? []
    if (!server || !path) return next()
    if (appId !== server.app.id) return ctx.response.status(404).json({ error: 'Unknown app' })

    const { request } = ctx
    const query = new URLSearchParams(request.parsedUrl.query ?? '')
    try {
      const method = request.method()
      checkSignature(server.app, { method, path: request.url(), query })
      const body = await rawBody(request.request, MAX_API_BODY)
      checkBodySum(query, body)
      const answer = await new HttpApi(server).handle({ method, path, query, body })
      ctx.response.json(answer)
    } catch (error) {
      if (!(error instanceof ApiRefusal) && !(error instanceof RefusedEvent)) throw error
      ctx.response.header('connection', 'close')
      ctx.response.status(error.status).json({ error: error.message })
    }
  }
}
