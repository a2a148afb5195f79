import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { useInListing } from '#app/designs/staging/use_in_listing'
import { listingValidator } from '#app/designs/design_validators'

export default class DesignListingsController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { slug } = await ctx.request.validateUsing(listingValidator)
    return once(ctx, async (trx) => {
      const property = await useInListing({ user, trx }, ctx.params.id, slug)
      const { name } = property
      return { status: 200, body: { status: 'success' as const, property: { slug, name } } }
    })
  }
}
