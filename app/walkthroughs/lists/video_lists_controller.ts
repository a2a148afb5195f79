import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { transaction } from '#app/kernel/database/transaction'
import { addList, removeList, updateList } from '#app/walkthroughs/lists/change_lists'
import { findListWalkthroughId, findOwnWalkthrough } from '#app/walkthroughs/find_walkthroughs'
import { openWalkthrough } from '#app/walkthroughs/open_walkthrough'
import VideoListTransformer from '#app/walkthroughs/lists/video_list_transformer'
import WalkthroughTransformer from '#app/walkthroughs/walkthrough_transformer'
import { listValidator, newListValidator } from '#app/walkthroughs/walkthrough_validators'

export default class VideoListsController {
  async index(ctx: HttpContext) {
    const shown = await openWalkthrough(ctx, { id: ctx.params.id })
    return { lists: new WalkthroughTransformer(shown).toObject().lists }
  }

  async videos(ctx: HttpContext) {
    const { id } = ctx.params
    const shown = await openWalkthrough(ctx, { id: await findListWalkthroughId(id) })
    const { videos } = new WalkthroughTransformer(shown).toObject()
    return { videos: videos.filter((video) => video.list_id === id) }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { id } = ctx.params
    await findOwnWalkthrough({ id }, user)
    const { list: input } = await ctx.request.validateUsing(newListValidator)
    return once(ctx, async (trx) => {
      const list = await addList({ user, trx }, id, input)
      const wire = new VideoListTransformer({ list, videosCount: 0 }).toObject()
      return { status: 201, body: { status: 'success', list: wire } }
    })
  }

  async update(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { id } = ctx.params
    const walkthroughId = await findListWalkthroughId(id)
    await findOwnWalkthrough({ id: walkthroughId }, user)
    const { list: input } = await ctx.request.validateUsing(listValidator)
    await transaction((trx) => updateList({ user, trx }, id, input))
    const shown = await openWalkthrough(ctx, { id: walkthroughId })
    const { lists } = new WalkthroughTransformer(shown).toObject()
    return { status: 'success' as const, list: lists.find((list) => list.id === id)!, lists }
  }

  async destroy({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    await findOwnWalkthrough({ id: await findListWalkthroughId(params.id) }, user)
    await transaction((trx) => removeList({ user, trx }, params.id))
    return { status: 'success' as const }
  }
}
