import type { HttpContext } from '@adonisjs/core/http'
import ReactToMessage from '#app/chats/actions/react_to_message'
import { messageBody } from '#app/chats/message_answer'
import { reactionValidator } from '#app/chats/validators/message_validator'
import { once } from '#app/common/idempotency/once'
import { socketIdOf } from '#app/realtime/socket_id'

export default class ReactionsController {
  /** The same emoji again takes it back. */
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { emoji } = await ctx.request.validateUsing(reactionValidator)
    return once(ctx, async (trx) => {
      const id = ctx.params.id
      const view = await new ReactToMessage().handle(user, id, emoji, socketIdOf(ctx), trx)
      return { status: 200, body: await messageBody(view, user, trx) }
    })
  }
}
