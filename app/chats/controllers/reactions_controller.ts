import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import ReactToMessage from '#app/chats/actions/react_to_message'
import MessageTransformer from '#app/chats/transformers/message_transformer'
import { reactionValidator } from '#app/chats/validators/message_validator'
import { socketIdOf } from '#app/realtime/socket_id'

export default class ReactionsController {
  /** The same emoji again takes it back. */
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { emoji } = await ctx.request.validateUsing(reactionValidator)
    const view = await db.transaction((trx) =>
      new ReactToMessage().handle(user, ctx.params.id, emoji, socketIdOf(ctx), trx)
    )
    return { status: 'success' as const, message: new MessageTransformer(view).toObject() }
  }
}
