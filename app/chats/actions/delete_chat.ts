import ChatChanged from '#app/chats/events/chat_changed'
import MembershipEnded from '#app/chats/members/events/membership_ended'
import { lockMembership } from '#app/chats/members/models/lock_membership'
import { leaveChat } from '#app/chats/members/actions/leave_chat'
import { afterCommit } from '#app/kernel/database/transaction'
import type { ChatActor } from '#app/chats/models/chat_actor'

/**
 * Hides a chat and its history from one person until someone writes again; leaves a channel.
 * @throws HttpError 404
 */
export async function deleteChat(
  { user, trx, socketId }: ChatActor,
  chatId: number
): Promise<void> {
  const member = await lockMembership(chatId, user.id, trx)
  if (member.isChannel) return leaveChat({ user, trx, socketId }, chatId)
  member.merge({
    isHidden: true,
    unreadCount: 0,
    clearedMessageId: member.chat.lastMessageId ?? 0,
  })
  await member.useTransaction(trx).save()
  afterCommit(trx, () => ChatChanged.dispatch(chatId, [user.id], false, socketId))
  afterCommit(trx, () => MembershipEnded.dispatch(chatId, user.id))
}
