import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import compression from 'compression'

/** Brotli or gzip for text. Safe from BREACH, because each answer salts the CSRF token anew. */
export default class CompressMiddleware {
  static readonly #compress = compression()

  handle({ request, response }: HttpContext, next: NextFn) {
    CompressMiddleware.#compress(request.request, response.response, () => {})
    return next()
  }
}
