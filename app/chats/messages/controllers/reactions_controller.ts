import type { HttpContext } from '@adonisjs/core/http'
import { reactToMessage } from '#app/chats/messages/actions/react_to_message'
import { messageBody } from '#app/chats/transformers/message_answer'
import { reactionValidator } from '#app/chats/messages/validators/message_validator'
import { once } from '#app/common/idempotency/once'
import { socketIdOf } from '#app/realtime/broadcasting/socket_id'

export default class ReactionsController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { emoji } = await ctx.request.validateUsing(reactionValidator)
    return once(ctx, async (trx) => {
      const id = ctx.params.id
      const view = await reactToMessage({ user, trx, socketId: socketIdOf(ctx) }, id, emoji)
      return { status: 200, body: await messageBody(view, user, trx) }
    })
  }
}
