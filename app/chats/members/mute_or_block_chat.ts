import { DateTime } from 'luxon'
import { blockUser, unblockUser } from '#app/accounts/blocking/block_user'
import type { ActingUser } from '#app/accounts/user'
import Chat, { type ChatActor } from '#app/chats/chat'
import ChatChanged from '#app/chats/chat_changed'
import { lockMembership } from '#app/chats/chat_locks'
import ChatMember from '#app/chats/chat_member'
import MembershipEnded from '#app/chats/members/membership_ended'
import { afterCommit } from '#app/kernel/database/transaction'

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

/** In a direct chat, also blocks the other person. Nobody is notified. @throws HttpError 404 */
export async function blockChat(
  { user, trx, socketId }: ChatActor,
  chatId: number,
  isBlocked: boolean
): Promise<ChatMember> {
  const member = await lockMembership(chatId, user.id, trx)
  await setChatBlocked({ user, trx, socketId }, member, isBlocked)
  if (member.chat.isDirect) await blockPartner({ user, trx }, chatId, isBlocked)
  return member.refresh()
}

async function blockPartner({ user, trx }: ActingUser, chatId: number, isBlocked: boolean) {
  const other: { user_id: number } | null = await trx
    .from('chat_members')
    .where('chat_id', chatId)
    .whereNot('user_id', user.id)
    .select('user_id')
    .first()
  if (!other) return
  if (isBlocked) await blockUser({ user, trx }, other.user_id)
  else await unblockUser({ user, trx }, other.user_id)
}

/** Blocks the direct chat of two people when one blocks the other, even if it is hidden. */
export async function blockDirectChat(
  { user, trx }: ActingUser,
  otherId: number,
  isBlocked: boolean
): Promise<void> {
  const chat = await Chat.query({ client: trx })
    .where('direct_key', Chat.directKey(user.id, otherId))
    .forUpdate()
    .first()
  if (!chat) return
  const member = await ChatMember.query({ client: trx })
    .where({ chat_id: chat.id, user_id: user.id })
    .preload('chat')
    .first()
  if (!member || member.isBlocked === isBlocked) return
  await setChatBlocked({ user, trx, socketId: null }, member, isBlocked)
}

/**
 * Nothing arrives in a blocked chat. Messages sent in the meantime show up after unblocking, but
 * don't count as unread. The caller has locked the chat.
 */
async function setChatBlocked(
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
