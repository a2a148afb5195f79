import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import ChatChanged from '#app/chats/events/chat_changed'
import ChatMember, { type MemberRole } from '#app/chats/models/chat_member'
import { chatPolicy } from '#app/chats/policies/chat_policy'
import { lockAdministered } from '#app/chats/queries/lock_administered'
import { HttpError } from '#app/core/exceptions/http_error'

/** Makes somebody an admin of a group or channel, or a member again. */
export default class SetMemberRole {
  /** @throws HttpError 404, 403 to whom is no admin, 409 for the last one */
  async handle(
    admin: User,
    chatId: number,
    userId: number,
    role: MemberRole,
    socketId: string | null,
    trx: TransactionClientContract
  ): Promise<ChatMember> {
    const own = await lockAdministered(chatId, admin, trx)
    const members = await ChatMember.query({ client: trx }).where({
      chat_id: chatId,
      state: 'normal',
    })
    const member = members.find((other) => other.userId === userId)
    if (!member) throw HttpError.notFound()
    const isLast = members.filter(({ isAdmin }) => isAdmin).length === 1 && member.isAdmin
    if (isLast && role !== 'admin') throw HttpError.conflict('A chat needs an admin.')
    await member.useTransaction(trx).merge({ role }).save()
    const told = chatPolicy.listen(member) ? [admin.id, userId] : [admin.id]
    trx.after('commit', () => void ChatChanged.dispatch(chatId, told, false, socketId))
    return userId === admin.id ? own.merge({ role }) : own
  }
}
