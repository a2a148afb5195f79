import { DateTime } from 'luxon'
import ChatChanged from '#app/chats/events/chat_changed'
import MembershipEnded from '#app/chats/members/events/membership_ended'
import type { ChatActor } from '#app/chats/models/chat_actor'
import type ChatMember from '#app/chats/models/chat_member'
import { afterCommit } from '#app/kernel/database/transaction'

/**
 * Nothing arrives in a blocked chat. Messages sent in the meantime show up after unblocking, but
 * don't count as unread. The caller has locked the chat.
 */
export async function setChatBlocked(
  { user, trx, socketId }: ChatActor,
  member: ChatMember,
  isBlocked: boolean
): Promise<void> {
  const { chat } = member
  if (member.isBlocked !== isBlocked) {
    member.isBlocked = isBlocked
    member.blockedMessageId = isBlocked ? (chat.lastMessageId ?? 0) : null
    if (!isBlocked) {
      member.readMessagesCount = chat.messagesCount
      member.sortedAt = DateTime.max(member.sortedAt, chat.lastMessageAt ?? member.sortedAt)
    }
    await member.useTransaction(trx).save()
  }
  afterCommit(trx, () => ChatChanged.dispatch(chat.id, [user.id], false, socketId))
  if (isBlocked) afterCommit(trx, () => MembershipEnded.dispatch(chat.id, user.id))
}
