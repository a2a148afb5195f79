import type { HttpContext } from '@adonisjs/core/http'
import { countFromAddress } from '#app/common/rate_limits/attempts'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { askProvider, showProblem } from '#app/accounts/connections/ask_provider'
import { driverOf } from '#app/accounts/connections/driver_of'
import { offeredProvider } from '#app/accounts/connections/offered_providers'
import {
  purposeOf,
  beginVisit,
  newVisit,
  returnToSettings,
} from '#app/accounts/connections/provider_visit'
import { PROVIDER_VISIT_LIMITS } from '#app/accounts/account_limits'

export default class ProviderVisitsController {
  create(ctx: HttpContext) {
    if (ctx.request.method() === 'HEAD') return ctx.response.noContent()
    return showProblem(ctx, async () => {
      const offered = offeredProvider(ctx.params.provider)
      if (!offered) throw HttpError.notFound()
      const { provider, label } = offered
      await countFromAddress(ctx, PROVIDER_VISIT_LIMITS)
      const wish = await purposeOf(ctx, provider)
      if ('first' in wish) return this.#detour(ctx, wish.first)

      if (wish.purpose === 'confirm') returnToSettings(ctx)
      const visit = newVisit(provider, wish.purpose, ctx.auth.user?.id ?? null)
      const driver = await driverOf(ctx, visit)
      const address = await askProvider(ctx, label, () =>
        driver.redirectUrl((request) => request.param('state', visit.state))
      )
      beginVisit(ctx.session, visit)
      if (ctx.request.header('x-inertia')) return ctx.inertia.location(address)
      return ctx.response.redirect().toPath(address)
    })
  }

  #detour({ request, response, session }: HttpContext, path: string) {
    if (path === '/confirm-password') session.setIntendedUrl(request.url())
    return response.redirect().toPath(path)
  }
}
