import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import MessageSent, { type Recipient } from '#app/chats/events/message_sent'
import type Chat from '#app/chats/models/chat'
import type { Folder } from '#app/chats/models/chat_member'
import Message from '#app/chats/models/message'
import { viewMessage, type MessageView } from '#app/chats/queries/view_messages'
import { foldText } from '#app/common/text/fold_text'

interface MemberRow {
  user_id: number
  unread_count: number
  folder: Folder | null
}

/**
 * Writes a message into a chat that the caller has locked, and into the lists
 * and counts of its people. Tells of it once the transaction has committed.
 */
export default class DeliverMessage {
  async handle(
    chat: Chat,
    fields: Partial<Message>,
    socketId: string | null,
    trx: TransactionClientContract
  ): Promise<MessageView> {
    const message = await this.#write(chat, fields, trx)
    const recipients = chat.isChannel
      ? await this.#markWritten(message, trx)
      : await this.#count(message, trx)
    const view = await viewMessage(message, trx)

    trx.after('commit', () => void MessageSent.dispatch(chat, view, recipients, socketId))
    return view
  }

  async #write(
    chat: Chat,
    fields: Partial<Message>,
    trx: TransactionClientContract
  ): Promise<Message> {
    const message = await Message.create(
      {
        attachments: [],
        ...fields,
        chatId: chat.id,
        previousId: chat.lastMessageId,
        createdAt: DateTime.utc(),
      },
      { client: trx }
    )
    await trx.rawQuery(`update messages set words = to_tsvector('simple', ?) where id = ?`, [
      foldText(message.content),
      message.id,
    ])
    for (const [position, attachment] of message.attachments.entries()) {
      if (attachment.kind !== 'image') continue
      await trx
        .table('message_images')
        .insert({ message_id: message.id, image_id: attachment.id, position })
    }
    chat.merge({ lastMessageId: message.id, lastMessageAt: message.createdAt })
    if (message.type !== 'system') chat.messagesCount += 1
    await chat.useTransaction(trx).save()
    return message
  }

  /**
   * Everybody whom it reaches counts it, but its sender, and what is muted or
   * blocked; a chat that was deleted comes back. Who declined keeps nothing of it.
   */
  async #count(message: Message, trx: TransactionClientContract): Promise<Recipient[]> {
    await trx
      .from('chat_members')
      .where({ chat_id: message.chatId, state: 'declined' })
      .update({ cleared_message_id: message.id })
    const { rows } = await trx.rawQuery<{ rows: MemberRow[] }>(
      `update chat_members set
         unread_count = unread_count +
           case when :isCounted and user_id <> :senderId and not is_muted then 1 else 0 end,
         wrote_at = case when user_id = :senderId then :now else wrote_at end,
         is_hidden = false,
         sorted_at = :now
       where chat_id = :chatId and state in ('normal', 'requested') and not is_blocked
       returning user_id, unread_count, folder`,
      {
        isCounted: message.type !== 'system',
        senderId: message.userId ?? 0,
        chatId: message.chatId,
        now: message.createdAt.toSQL()!,
      }
    )
    return rows.map((row) => ({
      userId: row.user_id,
      unreadCount: row.unread_count,
      folder: row.folder,
    }))
  }

  /** In a channel only the sender's own side is written: they have seen what they wrote. */
  async #markWritten(message: Message, trx: TransactionClientContract): Promise<Recipient[]> {
    if (message.userId === null || message.type === 'system') return []
    await trx
      .from('chat_members')
      .where({ chat_id: message.chatId, user_id: message.userId })
      .update({
        read_messages_count: trx.raw('read_messages_count + 1'),
        wrote_at: message.createdAt.toSQL(),
      })
    return []
  }
}
