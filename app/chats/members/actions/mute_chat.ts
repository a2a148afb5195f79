import ChatChanged from '#app/chats/events/chat_changed'
import type ChatMember from '#app/chats/models/chat_member'
import { lockMembership } from '#app/chats/members/models/lock_membership'
import { afterCommit } from '#app/kernel/database/transaction'
import type { ChatActor } from '#app/chats/models/chat_actor'

/** Mutes or unmutes a chat; messages received while muted stay uncounted. @throws HttpError 404 */
export async function muteChat(
  { user, trx, socketId }: ChatActor,
  chatId: number,
  isMuted: boolean
): Promise<ChatMember> {
  const member = await lockMembership(chatId, user.id, trx)
  if (member.isMuted && !isMuted) member.readMessagesCount = member.chat.messagesCount
  member.isMuted = isMuted
  await member.useTransaction(trx).save()
  await member.refresh()
  afterCommit(trx, () => ChatChanged.dispatch(chatId, [user.id], false, socketId))
  return member
}
