import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { transaction } from '#app/kernel/database/transaction'
import { voteForItem } from '#app/dreams/items/change_items'
import { itemAnswer } from '#app/dreams/dream_answer'
import { socketIdOf } from '#app/realtime/socket_id'

export default class DreamVotesController {
  store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { id: dreamId, itemId } = ctx.params
    return once(ctx, async (trx) => {
      await voteForItem({ user, trx, socketId: socketIdOf(ctx) }, dreamId, itemId, true)
      return { status: 200, body: await itemAnswer({ dreamId, itemId }, user, trx) }
    })
  }

  destroy(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { id: dreamId, itemId } = ctx.params
    return transaction(async (trx) => {
      await voteForItem({ user, trx, socketId: socketIdOf(ctx) }, dreamId, itemId, false)
      return itemAnswer({ dreamId, itemId }, user, trx)
    })
  }
}
