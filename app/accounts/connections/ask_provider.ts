import type { HttpContext } from '@adonisjs/core/http'
import type { OfferedProvider } from '#app/accounts/account_options'
import { driverOf } from '#app/accounts/connections/driver_of'
import { identityOf } from '#app/accounts/connections/identity'
import { endVisit } from '#app/accounts/connections/provider_visit'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { wantsJson } from '#app/kernel/http/wants_json'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import { answerTime } from '#config/connections'

/** @throws ProviderProblem for an unsolicited response or one that identifies nobody */
export async function readAnswer(ctx: HttpContext, { provider, label }: OfferedProvider) {
  const state: unknown = ctx.request.qs().state
  const visit = endVisit(ctx.session, { provider, state, userId: ctx.auth.user?.id ?? null })
  if (!visit) throw ProviderProblem.stale()
  const driver = await driverOf(ctx, visit)
  if (driver.accessDenied()) throw ProviderProblem.denied(label)
  if (driver.hasError()) throw ProviderProblem.failed(label)
  const identity = await askProvider(ctx, label, async () =>
    identityOf(provider, await driver.user())
  )
  return { identity, purpose: visit.purpose }
}

/** @throws ProviderProblem for any failure; logs only its message, as responses may hold secrets */
export async function askProvider<Answer>(
  { logger }: HttpContext,
  label: string,
  ask: () => Promise<Answer>
): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('It took too long')), answerTime.maxMs)
  try {
    return await Promise.race([ask(), late])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    logger.warn({ provider: label, reason }, 'provider failed')
    throw ProviderProblem.failed(label)
  } finally {
    clearTimeout(timer)
  }
}

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

export class ProviderProblem extends HttpError {
  static denied(label: string) {
    return new ProviderProblem(403, `You didn’t let ${label} tell us who you are. Nothing changed.`)
  }

  static stale() {
    return new ProviderProblem(
      400,
      'This answer was used before, took too long, or belongs to another browser. Nothing changed. Start again.'
    )
  }

  static failed(label: string) {
    return new ProviderProblem(
      502,
      `${label} didn’t give us an answer that we can use. Nothing changed. Try again in a while, or sign in another way.`
    )
  }

  static someoneElse(label: string) {
    return new ProviderProblem(
      409,
      `That isn’t the ${label} account that is connected here. Sign in there with the other one.`
    )
  }

  static emailTaken(label: string, email: string) {
    return new ProviderProblem(
      409,
      `${email} has an account here already. Sign in the way you usually do. Then connect ${label} in the settings, under Connected accounts.`
    )
  }
}
