import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { isTokenRequest } from '#app/kernel/http/is_token_request'

/** For calls that control an account: refuses API tokens, so a leaked one can't renew itself. */
export default class BrowserOnlyMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    if (isTokenRequest(ctx)) throw HttpError.forbidden('API tokens may not make this call.')
    return next()
  }
}
