import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import MarkRead from '#app/chats/actions/mark_read'
import { countUnread } from '#app/chats/queries/count_unread'
import { readValidator } from '#app/chats/validators/chat_validator'
import { socketIdOf } from '#app/realtime/socket_id'

export default class ReadingsController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { message_id: messageId = null } = await ctx.request.validateUsing(readValidator)
    return db.transaction(async (trx) => {
      const socketId = socketIdOf(ctx)
      const member = await new MarkRead().handle(user, ctx.params.id, messageId, socketId, trx)
      return {
        status: 'success' as const,
        unread_count: member.unreadIn(member.chat),
        count: await countUnread(user.id, trx),
      }
    })
  }
}
