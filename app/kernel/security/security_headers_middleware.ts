import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { dropStrayInertiaHeaders } from '#app/kernel/http/drop_stray_inertia_headers'
import { ANSWER_POLICY, answerHeaders } from '#app/kernel/security/answer_headers'

const POLICY = 'content-security-policy'

/** Headers of every response; without a policy of its own, the strictest applies. */
export default class SecurityHeadersMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    dropStrayInertiaHeaders(request.request)
    for (const [name, value] of Object.entries(answerHeaders())) response.header(name, value)
    response.header('x-request-id', request.id() ?? '')
    await next()
    if (!response.headersSent && !response.getHeader(POLICY)) response.header(POLICY, ANSWER_POLICY)
  }
}
