import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { countDesignLikes } from '#app/designs/likes/count_likes'
import { likeDesign } from '#app/designs/likes/like_design'
import { transaction } from '#app/kernel/database/transaction'

export default class DesignLikesController {
  store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    return once(ctx, async (trx) => {
      const id = await likeDesign({ user, trx }, ctx.params.token, true)
      return { status: 200, body: { likes: await countDesignLikes(id, user.id, trx) } }
    })
  }

  destroy({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    return transaction(async (trx) => {
      const id = await likeDesign({ user, trx }, params.token, false)
      return { likes: await countDesignLikes(id, user.id, trx) }
    })
  }
}
