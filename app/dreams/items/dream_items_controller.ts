import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { addItem } from '#app/dreams/items/add_item'
import { removeItem, updateItem } from '#app/dreams/items/change_items'
import { DREAM_ITEM_LIMITS } from '#app/dreams/dream_limits'
import { itemAnswer } from '#app/dreams/dream_answer'
import { itemChangeValidator, itemValidator } from '#app/dreams/dream_validators'
import { socketIdOf } from '#app/realtime/socket_id'

export default class DreamItemsController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { item } = await ctx.request.validateUsing(itemValidator)
    await countAttempt(ctx, DREAM_ITEM_LIMITS, String(user.id))
    const dreamId: number = ctx.params.id
    return once(ctx, async (trx) => {
      const itemId = await addItem({ user, trx, socketId: socketIdOf(ctx) }, dreamId, item)
      return { status: 201, body: await itemAnswer({ dreamId, itemId }, user, trx) }
    })
  }

  async update(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { item } = await ctx.request.validateUsing(itemChangeValidator)
    const { id: dreamId, itemId } = ctx.params
    return transaction(async (trx) => {
      await updateItem({ user, trx, socketId: socketIdOf(ctx) }, dreamId, itemId, item)
      return itemAnswer({ dreamId, itemId }, user, trx)
    })
  }

  async destroy(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { id: dreamId, itemId } = ctx.params
    await transaction((trx) =>
      removeItem({ user, trx, socketId: socketIdOf(ctx) }, dreamId, itemId)
    )
    return { status: 'success' as const }
  }
}
