import type { HttpContext } from '@adonisjs/core/http'
import { deleteChat, updateChat } from '#app/chats/change_chat'
import { startChat } from '#app/chats/start_chat'
import { chatAnswer, chatBody, wholeChat } from '#app/chats/chat_answer'
import { findMembership } from '#app/chats/members/find_members'
import { listChats, listChatIds } from '#app/chats/find_chats'
import { listChatViews } from '#app/chats/list_chat_views'
import { countInvitations } from '#app/chats/members/change_members'
import { chatLimits } from '#app/chats/chat_limits'
import ChatTransformer from '#app/chats/chat_transformer'
import { startChatValidator, updateChatValidator } from '#app/chats/chat_validators'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { socketIdOf } from '#app/realtime/socket_id'
import { FOLDERS } from '#app/chats/chat_options'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { HttpError } from '#app/kernel/exceptions/http_error'

/** The contract has no paging for this list. */
const MAX_LISTED_CHATS = 100

export default class ChatsController {
  async index({ auth }: HttpContext) {
    const page = { page: 1, perPage: MAX_LISTED_CHATS }
    const members = await listChats(auth.getUserOrFail().id, 'chats', page)
    const views = await listChatViews(members.slice(0, MAX_LISTED_CHATS))
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
    if (input.type === 'group') await countInvitations(ctx, user.id, input.user_ids ?? [])
    return once(ctx, async (trx) => {
      const member = await startChat({ user, trx, socketId: socketIdOf(ctx) }, input)
      return { status: 201, body: await chatBody(member, trx) }
    })
  }

  async update(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { slow_mode_seconds: slowModeSeconds, ...input } =
      await ctx.request.validateUsing(updateChatValidator)
    return chatAnswer((trx) =>
      updateChat({ user, trx, socketId: socketIdOf(ctx) }, ctx.params.id, {
        ...input,
        ...(slowModeSeconds === undefined ? {} : { slowModeSeconds }),
      })
    )
  }

  async destroy(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await transaction((trx) => deleteChat({ user, trx, socketId: socketIdOf(ctx) }, ctx.params.id))
    return { status: 'success' }
  }

  async filtered(ctx: HttpContext) {
    const folder = FOLDERS.find((name) => name === ctx.request.input('type')) ?? 'chats'
    const page = pageRequest(ctx)
    const members = await listChats(ctx.auth.getUserOrFail().id, folder, page)
    const chats = (await listChatViews(members)).map((view) => new ChatTransformer(view).toObject())
    return { chats: paginator(ctx, chats, page) }
  }

  async ids({ auth, params }: HttpContext) {
    const { id } = auth.getUserOrFail()
    if (params.id !== id) throw HttpError.forbidden()
    return { ids: await listChatIds(id) }
  }
}
