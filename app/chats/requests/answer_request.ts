import { afterCommit } from '#app/kernel/database/transaction'
import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import ChatChanged from '#app/chats/chat_changed'
import MembershipEnded from '#app/chats/members/membership_ended'
import type Chat from '#app/chats/chat'
import ChatMember from '#app/chats/chat_member'
import { chatPolicy } from '#app/chats/chat_policy'
import { lockChat } from '#app/chats/chat_locks'
import { listAudience } from '#app/chats/members/find_members'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { withdrawRequestNotice } from '#app/chats/requests/announce_request'
import { ensureAdmin } from '#app/chats/members/leave_chat'
import type { ChatActor } from '#app/chats/chat'

/**
 * @throws HttpError 404 if they aren't in it or deleted it, 403 if they sent it, 409 if already
 * answered
 */
export async function respondToRequest(
  { user, trx, socketId }: ChatActor,
  chatId: number,
  accept: boolean
): Promise<ChatMember> {
  const chat = await lockChat(chatId, trx)
  const member = await ChatMember.query({ client: trx })
    .where({ chat_id: chatId, user_id: user.id })
    .preload('chat')
    .first()
  if (!member || member.state === 'left' || member.isHidden) throw HttpError.notFound()
  if (!chatPolicy.answerRequest(member)) {
    if (chat.createdByUserId !== user.id)
      throw HttpError.conflict('You’ve already answered this request.')
    throw HttpError.forbidden('Only the person you messaged can answer this request.')
  }
  await withdrawRequestNotice({ trx }, member, chat.createdByUserId)
  member.state = accept ? 'normal' : 'declined'
  member.declinedAt = accept ? null : DateTime.utc()
  if (!accept) member.merge({ unreadCount: 0, clearedMessageId: chat.lastMessageId ?? 0 })
  await member.useTransaction(trx).save()
  if (accept && !chat.isDirect) await ensureAdmin({ trx }, chatId)
  await member.refresh()

  const asker = accept ? await findAsker(chat, trx) : []
  const told = [user.id, ...asker]
  afterCommit(trx, () => ChatChanged.dispatch(chatId, told, false, socketId))
  if (!accept) afterCommit(trx, () => MembershipEnded.dispatch(chatId, user.id))
  return member
}

async function findAsker(chat: Chat, trx: TransactionClientContract): Promise<number[]> {
  const audience = await listAudience(chat.id, trx)
  return audience.filter((id) => id === chat.createdByUserId)
}
