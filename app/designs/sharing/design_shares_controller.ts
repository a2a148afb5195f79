import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { revokeShare, shareDesign } from '#app/designs/sharing/share_design'
import DesignTransformer from '#app/designs/design_transformer'
import { shareValidator } from '#app/designs/design_validators'
import { transaction } from '#app/kernel/database/transaction'

export default class DesignSharesController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { compares = true, tells_prompt: tellsPrompt = false } =
      await ctx.request.validateUsing(shareValidator)
    return once(ctx, async (trx) => {
      const sharing = { compares, tellsPrompt }
      const shared = await shareDesign({ user, trx }, ctx.params.id, sharing)
      const design = new DesignTransformer(shared).toObject()
      return { status: 200, body: { status: 'success', design } }
    })
  }

  async destroy({ auth, params }: HttpContext) {
    const design = await transaction((trx) =>
      revokeShare({ user: auth.getUserOrFail(), trx }, params.id)
    )
    return { status: 'success' as const, design: new DesignTransformer(design).toObject() }
  }
}
