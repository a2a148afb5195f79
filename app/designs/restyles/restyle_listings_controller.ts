import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { addToListing } from '#app/designs/restyles/add_to_listing'
import { findRestyle } from '#app/designs/restyles/find_restyle'
import { restyleListingValidator } from '#app/designs/restyles/restyle_validators'

export default class RestyleListingsController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const restyle = await findRestyle(ctx.params.id, user.id)
    const { items } = await ctx.request.validateUsing(restyleListingValidator)
    return once(ctx, async (trx) => {
      await addToListing({ user, trx }, restyle, items)
      return { status: 200, body: { status: 'success' as const } }
    })
  }
}
