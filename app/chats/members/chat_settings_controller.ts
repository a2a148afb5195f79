import type { HttpContext } from '@adonisjs/core/http'
import { blockChat, muteChat } from '#app/chats/members/mute_or_block_chat'
import { chatAnswer } from '#app/chats/chat_answer'
import { blockValidator, muteValidator } from '#app/chats/chat_validators'
import { socketIdOf } from '#app/realtime/socket_id'

export default class ChatSettingsController {
  async mute(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { is_muted: isMuted } = await ctx.request.validateUsing(muteValidator)
    return chatAnswer((trx) =>
      muteChat({ user, trx, socketId: socketIdOf(ctx) }, ctx.params.id, isMuted)
    )
  }

  async block(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { is_blocked: isBlocked } = await ctx.request.validateUsing(blockValidator)
    return chatAnswer((trx) =>
      blockChat({ user, trx, socketId: socketIdOf(ctx) }, ctx.params.id, isBlocked)
    )
  }
}
