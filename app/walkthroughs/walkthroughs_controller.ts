import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { once } from '#app/common/idempotency/once'
import { transaction } from '#app/kernel/database/transaction'
import {
  createWalkthrough,
  removeWalkthrough,
  updateWalkthrough,
  publishWalkthrough,
} from '#app/walkthroughs/change_walkthrough'
import {
  findOwnWalkthrough,
  findWalkthrough,
  listOwnWalkthroughs,
} from '#app/walkthroughs/find_walkthroughs'
import { openWalkthrough, watcherOf } from '#app/walkthroughs/open_walkthrough'
import WalkthroughTransformer from '#app/walkthroughs/walkthrough_transformer'
import {
  newWalkthroughValidator,
  walkthroughValidator,
  publicationValidator,
} from '#app/walkthroughs/walkthrough_validators'

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

  async publish(ctx: HttpContext) {
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
