import type { ChatActor } from '#app/chats/chat'
import ChatChanged from '#app/chats/chat_changed'
import { lockAdministered, lockMembership } from '#app/chats/chat_locks'
import type ChatMember from '#app/chats/chat_member'
import { listAudience } from '#app/chats/members/find_members'
import { leaveChat } from '#app/chats/members/leave_chat'
import MembershipEnded from '#app/chats/members/membership_ended'
import { postSystemMessage } from '#app/chats/messages/deliver_message'
import { afterCommit } from '#app/kernel/database/transaction'

export interface ChatInput {
  name?: string
  description?: string | null
  slowModeSeconds?: number
}

/** Changes a group's or channel's name, description or slow mode. @throws HttpError 404, 403 */
export async function updateChat(
  { user, trx, socketId }: ChatActor,
  chatId: number,
  input: ChatInput
): Promise<ChatMember> {
  const member = await lockAdministered(chatId, user, trx)
  const { chat } = member
  const before = chat.name
  await chat.useTransaction(trx).merge(input).save()
  if (chat.name !== before) {
    await postSystemMessage({ trx }, chat, `${user.name} named this “${chat.name}”.`)
  }
  const told = new Set([user.id, ...(await listAudience(chatId, trx))])
  afterCommit(trx, () => ChatChanged.dispatch(chatId, [...told], false, socketId))
  return member
}

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
