import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/kernel/database/transaction'
import { publishWalkthrough } from '#app/walkthroughs/change_walkthrough'
import { findOwnWalkthrough, findWalkthrough } from '#app/walkthroughs/find_walkthroughs'
import { watcherOf } from '#app/walkthroughs/open_walkthrough'
import WalkthroughTransformer from '#app/walkthroughs/walkthrough_transformer'
import { publicationValidator } from '#app/walkthroughs/walkthrough_validators'

export default class WalkthroughPublicationsController {
  async update(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { slug } = ctx.params
    await findOwnWalkthrough({ slug }, user)
    const { publish } = await ctx.request.validateUsing(publicationValidator)
    await transaction((trx) => publishWalkthrough({ user, trx }, slug, publish))
    const shown = await findWalkthrough({ slug }, watcherOf(ctx))
    return {
      status: 'success' as const,
      walkthrough: new WalkthroughTransformer(shown).toObject(),
    }
  }
}
