import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import ChatMember from '#app/chats/models/chat_member'
import { lockAdministered } from '#app/chats/queries/lock_administered'
import { HttpError } from '#app/core/exceptions/http_error'
import LeaveChat from './leave_chat.js'

/** Takes another person out of a group or channel. */
export default class RemoveMember {
  /** @throws HttpError 404, 403 to whom is no admin of it */
  async handle(
    admin: User,
    chatId: number,
    userId: number,
    socketId: string | null,
    trx: TransactionClientContract
  ): Promise<ChatMember> {
    const own = await lockAdministered(chatId, admin, trx)
    const member = await ChatMember.query({ client: trx })
      .where({ chat_id: chatId, user_id: userId })
      .whereNot('state', 'left')
      .preload('chat')
      .preload('user')
      .first()
    if (!member || userId === admin.id) throw HttpError.notFound()
    const words = `${admin.name} removed ${member.user.name}.`
    await new LeaveChat().end(member, words, socketId, trx)
    await own.chat.refresh()
    return own
  }
}
