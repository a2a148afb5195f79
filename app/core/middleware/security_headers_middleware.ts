import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
}

/** The headers that the shield does not send, or not with files; the request's id for whoever reports a fault. */
export default class SecurityHeadersMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    for (const [name, value] of Object.entries(HEADERS)) response.header(name, value)
    response.header('x-request-id', request.id() ?? '')
    return next()
  }
}
