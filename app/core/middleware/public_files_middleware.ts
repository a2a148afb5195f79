import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import type { NextFn } from '@adonisjs/core/types/http'
import sirv from 'sirv'

/** Built files carry a hash in their name and never change; the rest is asked for again. */
const FOREVER = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'

/** Answers with the files of `public/`, as small as the build made them. */
export default class PublicFilesMiddleware {
  static readonly #serve = sirv(app.publicPath(), {
    dev: !app.inProduction,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      response.setHeader('cache-control', path.startsWith('/assets/') ? FOREVER : HOUR)
      // they are small: whoever asks for a part gets the whole, as the protocol allows
      delete response.req.headers.range
    },
  })

  handle({ request, response }: HttpContext, next: NextFn) {
    if (!['GET', 'HEAD'].includes(request.method())) return next()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    response.relayHeaders()
    response.onFinish(() => resolve())
    PublicFilesMiddleware.#serve(request.request, response.response, () => {
      Promise.resolve(next()).then(resolve, reject)
    })
    return promise
  }
}
