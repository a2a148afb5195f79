import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { designLimits } from '#app/designs/design_rate_limits'
import { retryItem } from '#app/designs/restyles/start_restyle'
import { findRestyle } from '#app/designs/restyles/find_restyle'

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
}
