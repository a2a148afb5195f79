import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import MessageSent, { type Recipient } from '#app/chats/events/message_sent'
import type Chat from '#app/chats/models/chat'
import type { Folder } from '#app/chats/models/chat_member'
import Message from '#app/chats/models/message'
import { viewNewMessage, type MessageView } from '#app/chats/queries/view_messages'
import { foldText } from '#app/common/text/fold_text'

interface MemberRow {
  user_id: number
  unread_count: number
  folder: Folder | null
  cleared_message_id: number
}

/**
 * Writes a message into a chat that the caller has locked, and into the lists
 * and counts of its people. Tells of it once the transaction has committed.
 */
export default class DeliverMessage {
  /** @param sender null for the system */
  async handle(
    chat: Chat,
    sender: User | null,
    fields: Partial<Message>,
    socketId: string | null,
    trx: TransactionClientContract
  ): Promise<MessageView> {
    const message = await this.#write(chat, sender, fields, trx)
    const recipients = chat.isChannel
      ? await this.#markWritten(message, trx)
      : await this.#count(message, trx)
    const view = await viewNewMessage(message, sender, trx)
    trx.after('commit', () => void MessageSent.dispatch(chat, view, recipients, socketId))
    return view
  }

  async #write(
    chat: Chat,
    sender: User | null,
    fields: Partial<Message>,
    trx: TransactionClientContract
  ): Promise<Message> {
    const message = await Message.create(
      {
        attachments: [],
        clientId: null,
        replyToId: null,
        ...fields,
        userId: sender?.id ?? null,
        words: foldText(fields.content ?? ''),
        chatId: chat.id,
        previousId: chat.lastMessageId,
        createdAt: DateTime.utc(),
      },
      { client: trx }
    )
    await this.#noteAttached(message, trx)
    chat.merge({ lastMessageId: message.id, lastMessageAt: message.createdAt })
    if (message.type !== 'system') chat.messagesCount += 1
    await chat.useTransaction(trx).save()
    return message
  }

  /** Says which private pictures its readers may see. */
  async #noteAttached({ id, attachments }: Message, trx: TransactionClientContract) {
    for (const [position, attachment] of attachments.entries()) {
      if (attachment.kind === 'image') {
        const row = { message_id: id, image_id: attachment.id, position }
        await trx.table('message_images').insert(row)
      } else if (attachment.kind === 'design') {
        const row = { message_id: id, design_id: attachment.id }
        await trx.knexQuery().table('message_designs').insert(row).onConflict().ignore()
      }
    }
  }

  /**
   * Everybody whom it reaches counts it, but its sender, and what is muted or
   * blocked; a chat that was deleted comes back. Who declined keeps nothing of it.
   */
  async #count(message: Message, trx: TransactionClientContract): Promise<Recipient[]> {
    const { rows } = await trx.rawQuery<{ rows: MemberRow[] }>(
      `update chat_members set
         unread_count = unread_count + case
           when :isCounted and user_id <> :senderId and not is_muted and state <> 'declined' then 1
           else 0 end,
         wrote_at = case when user_id = :senderId then :now else wrote_at end,
         is_hidden = is_hidden and state = 'declined',
         cleared_message_id = case when state = 'declined' then :id else cleared_message_id end,
         sorted_at = :now
       where chat_id = :chatId and state <> 'left' and not is_blocked
       returning user_id, unread_count, folder, cleared_message_id`,
      {
        isCounted: message.type !== 'system',
        senderId: message.userId ?? 0,
        id: message.id,
        chatId: message.chatId,
        now: message.createdAt.toSQL()!,
      }
    )
    return rows.flatMap(({ folder, ...row }) =>
      folder
        ? {
            userId: row.user_id,
            unreadCount: row.unread_count,
            folder,
            clearedMessageId: row.cleared_message_id,
          }
        : []
    )
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
