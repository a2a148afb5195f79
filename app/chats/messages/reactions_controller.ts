import type { HttpContext } from '@adonisjs/core/http'
import { reactToMessage } from '#app/chats/messages/react_to_message'
import { messageBody } from '#app/chats/chat_answer'
import { reactionValidator } from '#app/chats/messages/message_validators'
import { once } from '#app/common/idempotency/once'
import { socketIdOf } from '#app/realtime/socket_id'

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
