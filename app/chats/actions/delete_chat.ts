import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import ChatChanged from '#app/chats/events/chat_changed'
import MembershipEnded from '#app/chats/events/membership_ended'
import { lockMembership } from '#app/chats/queries/find_membership'
import LeaveChat from './leave_chat.js'

/**
 * Deletes a chat for one person: it is out of their lists with all that was
 * said, until somebody else says something new. A channel is left.
 */
export default class DeleteChat {
  /** @throws HttpError 404 */
  async handle(
    user: User,
    chatId: number,
    socketId: string | null,
    trx: TransactionClientContract
  ): Promise<void> {
    const member = await lockMembership(chatId, user.id, trx)
    if (member.isChannel) return new LeaveChat().handle(user, chatId, socketId, trx)
    member.merge({
      isHidden: true,
      unreadCount: 0,
      clearedMessageId: member.chat.lastMessageId ?? 0,
    })
    await member.useTransaction(trx).save()
    trx.after('commit', () => {
      void ChatChanged.dispatch(chatId, [user.id], false, socketId)
      void MembershipEnded.dispatch(chatId, user.id)
    })
  }
}
