import type { HttpContext } from '@adonisjs/core/http'
import { askProvider } from '#app/accounts/connections/providers/ask_provider'
import { driverOf } from '#app/accounts/connections/providers/driver_of'
import { identityOf } from '#app/accounts/connections/providers/identity'
import { ProviderProblem } from '#app/accounts/connections/providers/provider_problem'
import { endVisit } from '#app/accounts/connections/sessions/visit'
import type { OfferedProvider } from '#app/accounts/contract/providers'

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
