import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/kernel/database/transaction'
import { publishWalkthrough } from '#app/walkthroughs/actions/publish_walkthrough'
import { findOwnWalkthrough } from '#app/walkthroughs/queries/find_own_walkthrough'
import { findWalkthrough } from '#app/walkthroughs/queries/find_walkthrough'
import { watcherOf } from '#app/walkthroughs/sessions/watcher_of'
import WalkthroughTransformer from '#app/walkthroughs/transformers/walkthrough_transformer'
import { publicationValidator } from '#app/walkthroughs/validators/walkthrough_validators'

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
