import type { HttpContext } from '@adonisjs/core/http'
import { blockChat } from '#app/chats/members/actions/block_chat'
import { muteChat } from '#app/chats/members/actions/mute_chat'
import { chatAnswer } from '#app/chats/transformers/chat_answer'
import { blockValidator, muteValidator } from '#app/chats/validators/chat_validator'
import { socketIdOf } from '#app/realtime/broadcasting/socket_id'

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
