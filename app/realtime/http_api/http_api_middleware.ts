import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { readBody } from '#app/kernel/http/read_body'
import { ApiRefusal, HttpApi } from '#app/realtime/http_api/http_api'
import { checkBodySum, checkSignature, isFirstUse } from '#app/realtime/http_api/signed_request'
import { RefusedEvent } from '#app/realtime/protocol/check_event'
import { MAX_API_BODY } from '#app/realtime/protocol/protocol_limits'
import { runningServer } from '#app/realtime/server/running_server'

/** The signed HTTP API, `/apps/{id}/…`, for programs: runs before sessions and CSRF checks. */
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
      const body = await readBody(request.request, MAX_API_BODY, tooLarge)
      checkBodySum(query, body)
      await this.#refuseRepeat(method, query)
      const answer = await new HttpApi(server).handle({ method, path, query, body })
      ctx.response.json(answer)
    } catch (error) {
      if (!(error instanceof ApiRefusal) && !(error instanceof RefusedEvent)) throw error
      ctx.response.header('connection', 'close')
      ctx.response.status(error.status).json({ error: error.message })
    }
  }

  /** Reads may repeat a signature within the same second. */
  async #refuseRepeat(method: string, query: URLSearchParams): Promise<void> {
    if (method === 'GET' || (await isFirstUse(query.get('auth_signature') ?? ''))) return
    throw new ApiRefusal(401, 'This request was made before')
  }
}

function tooLarge(): ApiRefusal {
  return new ApiRefusal(413, 'The request is too large')
}
