import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import ChatRead from '#app/chats/events/chat_read'
import type ChatMember from '#app/chats/models/chat_member'
import { lockMembership } from '#app/chats/queries/find_membership'
import { HttpError } from '#app/core/exceptions/http_error'

/** Writes down how far somebody has read. */
export default class MarkRead {
  /**
   * Reading back changes nothing.
   *
   * @param messageId up to which, the newest one unless told
   * @throws HttpError 404, also for a message that is not there for them in this chat
   */
  async handle(
    user: User,
    chatId: number,
    messageId: number | null,
    socketId: string | null,
    trx: TransactionClientContract
  ): Promise<ChatMember> {
    const member = await lockMembership(chatId, user.id, trx)
    const { chat } = member
    const newest = member.newestIn(chat)
    if (messageId) await this.#refuseForeign(member, messageId, trx)
    const upTo = messageId ?? newest
    if (upTo < member.readMessageId) return member

    const rest = upTo === newest ? 0 : await this.#countAfter(member, upTo, trx)
    member.unreadCount = Math.min(member.unreadCount, rest)
    member.readMessagesCount = Math.max(member.readMessagesCount, chat.messagesCount - rest)
    member.readMessageId = upTo
    await member.useTransaction(trx).save()
    trx.after('commit', () => void ChatRead.dispatch(chatId, user.id, upTo, socketId))
    return member
  }

  async #refuseForeign(member: ChatMember, id: number, trx: TransactionClientContract) {
    const message = await trx.from('messages').where({ id, chat_id: member.chatId }).first()
    if (!message || !member.sees(id)) throw HttpError.notFound()
  }

  /** Never more rows than are unread. */
  async #countAfter(
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
}
