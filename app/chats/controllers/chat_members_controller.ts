import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import AddMembers from '#app/chats/actions/add_members'
import LeaveChat from '#app/chats/actions/leave_chat'
import RemoveMember from '#app/chats/actions/remove_member'
import SetMemberRole from '#app/chats/actions/set_member_role'
import { chatAnswer, chatAnswerOnce } from '#app/chats/chat_answer'
import { findMembership } from '#app/chats/queries/find_membership'
import { listMembers } from '#app/chats/queries/list_members'
import ChatMemberTransformer from '#app/chats/transformers/chat_member_transformer'
import { addMembersValidator, roleValidator } from '#app/chats/validators/chat_validator'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { socketIdOf } from '#app/realtime/socket_id'

/** Who is in a group or channel. */
export default class ChatMembersController {
  async index(ctx: HttpContext) {
    const { chatId } = await findMembership(ctx.params.id, ctx.auth.getUserOrFail().id)
    const page = pageRequest(ctx, 50)
    const members = await listMembers(chatId, page)
    const data = members.map((member) => new ChatMemberTransformer(member).toObject())
    return { members: paginator(ctx, data, page) }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { user_ids: ids } = await ctx.request.validateUsing(addMembersValidator)
    return chatAnswerOnce(ctx, (trx) =>
      new AddMembers().handle(user, ctx.params.id, ids, socketIdOf(ctx), trx)
    )
  }

  async update(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { id, userId } = ctx.params
    const { role } = await ctx.request.validateUsing(roleValidator)
    return chatAnswer((trx) =>
      new SetMemberRole().handle(user, id, userId, role, socketIdOf(ctx), trx)
    )
  }

  async destroy(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { id, userId } = ctx.params
    return chatAnswer((trx) => new RemoveMember().handle(user, id, userId, socketIdOf(ctx), trx))
  }

  async leave(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await db.transaction((trx) => new LeaveChat().handle(user, ctx.params.id, socketIdOf(ctx), trx))
    return { status: 'success' }
  }
}
