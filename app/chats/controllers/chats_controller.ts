import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import DeleteChat from '#app/chats/actions/delete_chat'
import StartChat from '#app/chats/actions/start_chat'
import UpdateChat from '#app/chats/actions/update_chat'
import { chatAnswer, chatBody, wholeChat } from '#app/chats/chat_answer'
import { findMembership } from '#app/chats/queries/find_membership'
import { listChats } from '#app/chats/queries/list_chats'
import { viewChats } from '#app/chats/queries/view_chats'
import { chatLimits } from '#app/chats/rate_limits'
import ChatTransformer from '#app/chats/transformers/chat_transformer'
import { startChatValidator, updateChatValidator } from '#app/chats/validators/chat_validator'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { socketIdOf } from '#app/realtime/socket_id'

/** The normal list is not paged by contract, and nobody reads more at once. */
const MOST_LISTED = 100

export default class ChatsController {
  async index({ auth }: HttpContext) {
    const page = { page: 1, perPage: MOST_LISTED }
    const members = await listChats(auth.getUserOrFail().id, 'chats', page)
    const views = await viewChats(members.slice(0, MOST_LISTED))
    return { chats: views.map((view) => new ChatTransformer(view).toObject()) }
  }

  async show({ auth, params }: HttpContext) {
    const member = await findMembership(params.id, auth.getUserOrFail().id)
    return { chat: await wholeChat(member) }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const input = await ctx.request.validateUsing(startChatValidator)
    await countAttempt(ctx, chatLimits.start, String(user.id))
    return once(ctx, async (trx) => {
      const member = await new StartChat().handle(user, input, socketIdOf(ctx), trx)
      return { status: 201, body: await chatBody(member, trx) }
    })
  }

  async update(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { slow_mode_seconds: slowModeSeconds, ...input } =
      await ctx.request.validateUsing(updateChatValidator)
    return chatAnswer((trx) =>
      new UpdateChat().handle(
        user,
        ctx.params.id,
        { ...input, ...(slowModeSeconds === undefined ? {} : { slowModeSeconds }) },
        socketIdOf(ctx),
        trx
      )
    )
  }

  async destroy(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await db.transaction((trx) =>
      new DeleteChat().handle(user, ctx.params.id, socketIdOf(ctx), trx)
    )
    return { status: 'success' }
  }
}
