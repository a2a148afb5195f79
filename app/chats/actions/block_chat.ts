import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import ChatChanged from '#app/chats/events/chat_changed'
import MembershipEnded from '#app/chats/events/membership_ended'
import type ChatMember from '#app/chats/models/chat_member'
import { lockMembership } from '#app/chats/queries/find_membership'

/** Keeps everything of a chat away from somebody, or lets it come again. The others are not told. */
export default class BlockChat {
  /** @throws HttpError 404 */
  async handle(
    user: User,
    chatId: number,
    isBlocked: boolean,
    socketId: string | null,
    trx: TransactionClientContract
  ): Promise<ChatMember> {
    const member = await lockMembership(chatId, user.id, trx)
    if (member.isBlocked !== isBlocked) this.#turn(member, isBlocked)
    await member.useTransaction(trx).save()
    await member.refresh()
    trx.after('commit', () => {
      void ChatChanged.dispatch(chatId, [user.id], false, socketId)
      if (isBlocked) void MembershipEnded.dispatch(chatId, user.id)
    })
    return member
  }

  /** Once unblocked, what was said meanwhile is there, uncounted, and the chat stands where it puts it. */
  #turn(member: ChatMember, isBlocked: boolean): void {
    const { chat } = member
    member.isBlocked = isBlocked
    member.blockedMessageId = isBlocked ? (chat.lastMessageId ?? 0) : null
    if (isBlocked) return
    member.readMessagesCount = chat.messagesCount
    member.sortedAt = DateTime.max(member.sortedAt, chat.lastMessageAt ?? member.sortedAt)
  }
}
