import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import Chat from '#app/chats/chat'
import type ChatMember from '#app/chats/chat_member'
import { chatPolicy } from '#app/chats/chat_policy'
import { findMembership } from '#app/chats/members/find_members'
import { HttpError } from '#app/kernel/exceptions/http_error'

/** Locks the chat too, to serialize its changes. @throws HttpError 404 */
export async function lockMembership(
  chatId: number,
  userId: number,
  trx: TransactionClientContract
): Promise<ChatMember> {
  await lockChat(chatId, trx)
  return findMembership(chatId, userId, trx)
}

/**
 * Locks only the membership, so that senders, who lock the chat, wait only for this row. @throws
 * HttpError 404
 */
export async function lockOwnSide(
  chatId: number,
  userId: number,
  trx: TransactionClientContract
): Promise<ChatMember> {
  await trx.from('chat_members').where({ chat_id: chatId, user_id: userId }).forUpdate()
  return findMembership(chatId, userId, trx)
}

export async function lockChat(chatId: number, trx: TransactionClientContract): Promise<Chat> {
  const chat = await Chat.query({ client: trx }).where('id', chatId).forUpdate().first()
  if (!chat) throw HttpError.notFound()
  return chat
}

/** @throws HttpError 404, 403 unless `user` is an admin */
export async function lockAdministered(
  chatId: number,
  user: User,
  trx: TransactionClientContract
): Promise<ChatMember> {
  const member = await lockMembership(chatId, user.id, trx)
  if (!chatPolicy.administer(member, member.chat)) {
    throw HttpError.forbidden('Only admins can do that.')
  }
  return member
}
