import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { once } from '#app/common/idempotency/once'
import { transaction } from '#app/kernel/database/transaction'
import { createWalkthrough } from '#app/walkthroughs/actions/create_walkthrough'
import { removeWalkthrough } from '#app/walkthroughs/actions/remove_walkthrough'
import { updateWalkthrough } from '#app/walkthroughs/actions/update_walkthrough'
import { findOwnWalkthrough } from '#app/walkthroughs/queries/find_own_walkthrough'
import { findWalkthrough } from '#app/walkthroughs/queries/find_walkthrough'
import { listOwnWalkthroughs } from '#app/walkthroughs/queries/list_own_walkthroughs'
import { openWalkthrough } from '#app/walkthroughs/sessions/open_walkthrough'
import { watcherOf } from '#app/walkthroughs/sessions/watcher_of'
import WalkthroughTransformer from '#app/walkthroughs/transformers/walkthrough_transformer'
import {
  newWalkthroughValidator,
  walkthroughValidator,
} from '#app/walkthroughs/validators/walkthrough_validators'

export default class WalkthroughsController {
  async index(ctx: HttpContext) {
    const page = pageRequest(ctx)
    const rows = await listOwnWalkthroughs(ctx.auth.getUserOrFail(), page)
    const wire = rows.map((shown) => new WalkthroughTransformer(shown).toObject())
    return { walkthroughs: paginator(ctx, wire, page) }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { walkthrough: input } = await ctx.request.validateUsing(newWalkthroughValidator)
    return once(ctx, async (trx) => {
      const { id } = await createWalkthrough({ user, trx }, input ?? {})
      const shown = await findWalkthrough({ id }, watcherOf(ctx), trx)
      const walkthrough = new WalkthroughTransformer(shown).toObject()
      return { status: 201, body: { status: 'success', walkthrough } }
    })
  }

  async show(ctx: HttpContext) {
    const shown = await openWalkthrough(ctx, { slug: ctx.params.slug })
    return { walkthrough: new WalkthroughTransformer(shown).toObject() }
  }

  async update(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { slug } = ctx.params
    await findOwnWalkthrough({ slug }, user)
    const { walkthrough: input } = await ctx.request.validateUsing(walkthroughValidator)
    await transaction((trx) => updateWalkthrough({ user, trx }, slug, input))
    const shown = await findWalkthrough({ slug }, watcherOf(ctx))
    return {
      status: 'success' as const,
      walkthrough: new WalkthroughTransformer(shown).toObject(),
    }
  }

  async destroy({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    await findOwnWalkthrough({ slug: params.slug }, user)
    await transaction((trx) => removeWalkthrough({ user, trx }, params.slug))
    return { status: 'success' as const }
  }
}
