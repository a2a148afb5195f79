import type { HttpContext } from '@adonisjs/core/http'
import { markMessagesRead } from '#app/chats/reading/mark_read'
import { countUnread } from '#app/chats/reading/count_unread'
import { readValidator } from '#app/chats/chat_validators'
import { transaction } from '#app/kernel/database/transaction'
import { socketIdOf } from '#app/realtime/socket_id'

export default class ReadingsController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { message_id: messageId = null } = await ctx.request.validateUsing(readValidator)
    return transaction(async (trx) => {
      const socketId = socketIdOf(ctx)
      const member = await markMessagesRead({ user, trx, socketId }, ctx.params.id, messageId)
      return {
        status: 'success' as const,
        unread_count: member.unreadIn(member.chat),
        count: await countUnread(user.id, trx),
      }
    })
  }

  async unread({ auth }: HttpContext) {
    return { count: await countUnread(auth.getUserOrFail().id) }
  }
}
