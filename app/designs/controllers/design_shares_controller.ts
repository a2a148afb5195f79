import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import RevokeShare from '#app/designs/actions/revoke_share'
import ShareDesign from '#app/designs/actions/share_design'
import DesignTransformer from '#app/designs/transformers/design_transformer'
import { shareValidator } from '#app/designs/validators/design_validator'

/** The link through which strangers see a design. */
export default class DesignSharesController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { compares = true, tells_prompt: tellsPrompt = false } =
      await ctx.request.validateUsing(shareValidator)
    return once(ctx, async (trx) => {
      const sharing = { compares, tellsPrompt }
      const shared = await new ShareDesign().handle(user, ctx.params.id, sharing, trx)
      const design = new DesignTransformer(shared).toObject()
      return { status: 200, body: { status: 'success', design } }
    })
  }

  async destroy({ auth, params }: HttpContext) {
    const design = await new RevokeShare().handle(auth.getUserOrFail(), params.id)
    return { status: 'success' as const, design: new DesignTransformer(design).toObject() }
  }
}
