import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { designLimits } from '#app/designs/design_rate_limits'
import { retryItem } from '#app/designs/restyles/start_restyle'
import { findRestyle } from '#app/designs/restyles/find_restyle'
import { addToListing } from '#app/designs/restyles/add_to_listing'
import { restyleListingValidator } from '#app/designs/restyles/restyle_validators'

export default class RestyleItemsController {
  async retry(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await countAttempt(ctx, designLimits.order, String(user.id))
    return once(ctx, async (trx) => {
      const restyle = await findRestyle(ctx.params.id, user.id, trx)
      await retryItem({ user, trx }, restyle, ctx.params.item)
      return { status: 202, body: { status: 'success' as const } }
    })
  }

  async addToListing(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const restyle = await findRestyle(ctx.params.id, user.id)
    const { items } = await ctx.request.validateUsing(restyleListingValidator)
    return once(ctx, async (trx) => {
      await addToListing({ user, trx }, restyle, items)
      return { status: 200, body: { status: 'success' as const } }
    })
  }
}
