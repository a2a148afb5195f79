import type { HttpContext } from '@adonisjs/core/http'
import BlockChat from '#app/chats/actions/block_chat'
import MuteChat from '#app/chats/actions/mute_chat'
import { chatAnswer } from '#app/chats/chat_answer'
import { blockValidator, muteValidator } from '#app/chats/validators/chat_validator'
import { socketIdOf } from '#app/realtime/socket_id'

/** How somebody has set a chat for themselves. */
export default class ChatSettingsController {
  async mute(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { is_muted: isMuted } = await ctx.request.validateUsing(muteValidator)
    return chatAnswer((trx) =>
      new MuteChat().handle(user, ctx.params.id, isMuted, socketIdOf(ctx), trx)
    )
  }

  async block(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { is_blocked: isBlocked } = await ctx.request.validateUsing(blockValidator)
    return chatAnswer((trx) =>
      new BlockChat().handle(user, ctx.params.id, isBlocked, socketIdOf(ctx), trx)
    )
  }
}
