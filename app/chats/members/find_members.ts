import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import ChatMember from '#app/chats/chat_member'
import type { PageRequest } from '#app/common/http/paginator'
import { HttpError } from '#app/kernel/exceptions/http_error'

/**
 * A person's membership, with the chat.
 * @throws HttpError 404 if they aren't in it, or left, declined or deleted it
 */
export async function findMembership(
  chatId: number,
  userId: number,
  client?: TransactionClientContract
): Promise<ChatMember> {
  const member = await ChatMember.query({ client })
    .where({ chat_id: chatId, user_id: userId })
    .preload('chat')
    .first()
  if (!member?.isPresent) throw HttpError.notFound()
  return member
}

/** A person's membership, even of a chat that they left. */
export function findMember(
  chatId: number,
  userId: number,
  trx: TransactionClientContract
): Promise<ChatMember> {
  return ChatMember.query({ client: trx }).where({ chat_id: chatId, user_id: userId }).firstOrFail()
}

/** Whether one of a person's lists shows a chat: not after they declined or left it. */
export async function isListedFor(
  userId: number,
  chatId: number,
  trx: TransactionClientContract
): Promise<boolean> {
  const member = await ChatMember.query({ client: trx })
    .where({ chat_id: chatId, user_id: userId })
    .whereNotNull('folder')
    .first()
  return member !== null
}

/**
 * Members and invited people, admins first, then by join date; one more than a page holds. People
 * who declined look like people who haven't answered.
 */
export function listChatMembers(
  chatId: number,
  { page, perPage }: PageRequest
): Promise<ChatMember[]> {
  return ChatMember.query()
    .where('chat_id', chatId)
    .whereNot('state', 'left')
    .preload('user')
    .orderBy('role')
    .orderBy('id')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
    .exec()
}

export function listMemberships(userId: number, chatIds: number[]): Promise<ChatMember[]> {
  return ChatMember.query()
    .where('user_id', userId)
    .whereIn('chat_id', [...new Set(chatIds)])
    .whereNotNull('folder')
    .preload('chat')
    .exec()
}

/** A blocked chat delivers nothing. */
const HEARD_FOLDERS = ['chats', 'muted', 'requested']

/**
 * Members of a direct chat or group to notify of changes: those who see it and haven't blocked it.
 * Channel members are not notified individually.
 */
export async function listAudience(
  chatId: number,
  trx: TransactionClientContract
): Promise<number[]> {
  const rows: { user_id: number }[] = await trx
    .from('chat_members')
    .where({ chat_id: chatId, is_channel: false })
    .whereIn('folder', HEARD_FOLDERS)
    .orderBy('user_id')
    .select('user_id')
  return rows.map((row) => row.user_id)
}

/** Which of these users turned off push notifications. */
export async function listPushOptOuts(userIds: number[]): Promise<Set<number>> {
  if (!userIds.length) return new Set()
  const rows: { user_id: number }[] = await db
    .from('chat_preferences')
    .whereIn('user_id', userIds)
    .where('sends_push', false)
    .select('user_id')
  return new Set(rows.map((row) => row.user_id))
}
