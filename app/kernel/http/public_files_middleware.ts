import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import type { NextFn } from '@adonisjs/core/types/http'
import sirv from 'sirv'
import { FILE_POLICY } from '#app/kernel/security/answer_headers'

/** Built files have a hash in their names. */
const FOREVER = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'

export default class PublicFilesMiddleware {
  static readonly #serve = sirv(app.publicPath(), {
    dev: !app.inProduction,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      response.setHeader('content-security-policy', FILE_POLICY)
      response.setHeader('cache-control', path.startsWith('/assets/') ? FOREVER : HOUR)
      // small: a range request gets the whole file, as HTTP allows
      delete response.req.headers.range
    },
  })

  handle({ request, response }: HttpContext, next: NextFn) {
    if (!['GET', 'HEAD'].includes(request.method())) return next()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    response.relayHeaders()
    let isServed = true
    response.onFinish(() => isServed && resolve())
    PublicFilesMiddleware.#serve(request.request, response.response, () => {
      isServed = false
      Promise.resolve(next()).then(resolve, reject)
    })
    return promise
  }
}
