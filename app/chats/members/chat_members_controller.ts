import type { HttpContext } from '@adonisjs/core/http'
import {
  addMembers,
  removeChatMember,
  setMemberRole,
  countInvitations,
} from '#app/chats/members/change_members'
import { leaveChat } from '#app/chats/members/leave_chat'
import { chatAnswer, chatAnswerOnce } from '#app/chats/chat_answer'
import { findMembership, listChatMembers } from '#app/chats/members/find_members'
import ChatMemberTransformer from '#app/chats/members/chat_member_transformer'
import { addMembersValidator, chatRoleValidator } from '#app/chats/chat_validators'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { transaction } from '#app/kernel/database/transaction'
import { socketIdOf } from '#app/realtime/socket_id'

export default class ChatMembersController {
  async index(ctx: HttpContext) {
    const { chatId } = await findMembership(ctx.params.id, ctx.auth.getUserOrFail().id)
    const page = pageRequest(ctx, 50)
    const members = await listChatMembers(chatId, page)
    const data = members.map((member) => new ChatMemberTransformer(member).toObject())
    return { members: paginator(ctx, data, page) }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { user_ids: ids } = await ctx.request.validateUsing(addMembersValidator)
    await countInvitations(ctx, user.id, ids)
    return chatAnswerOnce(ctx, (trx) =>
      addMembers({ user, trx, socketId: socketIdOf(ctx) }, ctx.params.id, ids)
    )
  }

  async update(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { id, userId } = ctx.params
    const { role } = await ctx.request.validateUsing(chatRoleValidator)
    return chatAnswer((trx) =>
      setMemberRole({ user, trx, socketId: socketIdOf(ctx) }, id, userId, role)
    )
  }

  async destroy(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { id, userId } = ctx.params
    return chatAnswer((trx) =>
      removeChatMember({ user, trx, socketId: socketIdOf(ctx) }, id, userId)
    )
  }

  async leave(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await transaction((trx) => leaveChat({ user, trx, socketId: socketIdOf(ctx) }, ctx.params.id))
    return { status: 'success' }
  }
}
