import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { wantsJson } from '#app/kernel/http/wants_json'
import { logSecurityEvent } from '#app/kernel/logging/security_event'

const TOO_MANY = 429

export async function showProblem<Answer>(ctx: HttpContext, work: () => Promise<Answer>) {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof HttpError) || error.status === TOO_MANY) throw error
    logSecurityEvent(ctx, 'provider_refused')
    if (wantsJson(ctx)) throw error
    ctx.response.status(error.status)
    return ctx.inertia.render('accounts/provider_problem', { message: error.message })
  }
}
