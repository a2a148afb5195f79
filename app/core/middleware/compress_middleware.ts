import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import compression from 'compression'

/**
 * Sends text as small as the browser understands (Brotli, gzip). Pictures and
 * films are small already. That lengths tell nothing of what is secret: the
 * anti-forgery token is salted anew in each answer.
 */
export default class CompressMiddleware {
  static readonly #compress = compression()

  handle({ request, response }: HttpContext, next: NextFn) {
    CompressMiddleware.#compress(request.request, response.response, () => {})
    return next()
  }
}
