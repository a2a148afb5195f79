import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import ChatRead from '#app/chats/reading/chat_read'
import type ChatMember from '#app/chats/chat_member'
import { lockOwnSide } from '#app/chats/chat_locks'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { afterCommit } from '#app/kernel/database/transaction'
import type { ChatActor } from '#app/chats/chat'

/**
 * Marks messages as read; never moves backward.
 * @param messageId up to here; null for the newest
 * @throws HttpError 404
 */
export async function markMessagesRead(
  { user, trx, socketId }: ChatActor,
  chatId: number,
  messageId: number | null
): Promise<ChatMember> {
  const member = await lockOwnSide(chatId, user.id, trx)
  const { chat } = member
  const newest = member.newestIn(chat)
  if (messageId) await refuseForeignMessage(member, messageId, trx)
  const upTo = messageId ?? newest
  if (upTo < member.readMessageId) return member

  const rest = upTo === newest ? 0 : await countAfter(member, upTo, trx)
  member.unreadCount = Math.min(member.unreadCount, rest)
  member.readMessagesCount = Math.max(member.readMessagesCount, chat.messagesCount - rest)
  member.readMessageId = upTo
  await member.useTransaction(trx).save()
  afterCommit(trx, () => ChatRead.dispatch(chatId, user.id, upTo, socketId))
  return member
}

async function refuseForeignMessage(
  member: ChatMember,
  id: number,
  trx: TransactionClientContract
) {
  const message = await trx.from('messages').where({ id, chat_id: member.chatId }).first()
  if (!message || !member.sees(id)) throw HttpError.notFound()
}

/** Scans at most as many rows as are unread. */
async function countAfter(
  member: ChatMember,
  messageId: number,
  trx: TransactionClientContract
): Promise<number> {
  const { rows } = await trx.rawQuery<{ rows: [{ count: string }] }>(
    `select count(*) from (
         select from messages
         where chat_id = ? and id > ? and user_id is distinct from ? and type <> 'system'
         limit ?) rest`,
    [member.chatId, messageId, member.userId, member.unreadIn(member.chat)]
  )
  return Number(rows[0].count)
}
