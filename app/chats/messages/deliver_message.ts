import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listBlockers } from '#app/accounts/blocking/list_hidden_users'
import type User from '#app/accounts/user'
import type Chat from '#app/chats/chat'
import type { ChatActor } from '#app/chats/chat'
import type { Folder } from '#app/chats/chat_options'
import { findNewMessageView, type MessageView } from '#app/chats/messages/list_message_views'
import Message from '#app/chats/messages/message'
import MessageSent, { type MessageRecipient } from '#app/chats/messages/message_sent'
import MessageTransformer from '#app/chats/messages/message_transformer'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { emitWebhooks } from '#app/webhooks/deliveries/emit_webhooks'

interface HearingMemberRow {
  user_id: number
  unread_count: number
  folder: Folder | null
  cleared_message_id: number
}

/**
 * Writes a message into a chat the caller has locked, and updates its members' lists and unread
 * counts.
 * @param sender null for the system
 */
export async function deliverMessage(
  { trx, socketId }: Omit<ChatActor, 'user'>,
  chat: Chat,
  sender: User | null,
  fields: Partial<Message>
): Promise<MessageView> {
  const message = await writeMessage(chat, sender, fields, trx)
  const recipients = chat.isChannel
    ? await markOwnSide(message, trx)
    : await countForRecipients(message, trx)
  const view = await findNewMessageView(message, sender, trx)
  await tellWebhooksOfMessage({ trx }, view, recipients)
  afterCommit(trx, () => MessageSent.dispatch(chat, view, recipients, socketId))
  return view
}

async function writeMessage(
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
      words: fields.content ?? '',
      chatId: chat.id,
      previousId: chat.lastMessageId,
      createdAt: DateTime.utc(),
    },
    { client: trx }
  )
  await recordAttachments(message, trx)
  chat.merge({ lastMessageId: message.id, lastMessageAt: message.createdAt })
  if (message.type !== 'system') chat.messagesCount += 1
  await chat.useTransaction(trx).save()
  return message
}

/** Records which private images and videos the readers may see. */
async function recordAttachments({ id, attachments }: Message, trx: TransactionClientContract) {
  const images = attachments.flatMap((attachment, position) =>
    attachment.kind === 'image' ? [{ message_id: id, image_id: attachment.id, position }] : []
  )
  const designs = attachments.flatMap((attachment) =>
    attachment.kind === 'design' ? [{ message_id: id, design_id: attachment.id }] : []
  )
  const videos = attachments.flatMap((attachment) =>
    attachment.kind === 'video' ? [{ message_id: id, video_id: attachment.id }] : []
  )
  if (images.length) await trx.table('message_images').multiInsert(images)
  if (designs.length) {
    await trx.knexQuery().table('message_designs').insert(designs).onConflict().ignore()
  }
  if (videos.length) {
    await trx.knexQuery().table('message_videos').insert(videos).onConflict().ignore()
  }
}

/**
 * Counts the message for everyone except its sender, people who blocked the sender, and muted or
 * blocked chats. Restores a deleted chat. People who declined get nothing.
 */
async function countForRecipients(
  message: Message,
  trx: TransactionClientContract
): Promise<MessageRecipient[]> {
  const blockers = await listBlockersIn(message, trx)
  const { rows } = await trx.rawQuery<{ rows: HearingMemberRow[] }>(
    `update chat_members set
         unread_count = unread_count + case
           when :isCounted and user_id <> :senderId and not is_muted and state <> 'declined'
             and user_id <> all(:blockers::integer[]) then 1
           else 0 end,
         wrote_at = case when user_id = :senderId then :now else wrote_at end,
         is_hidden = is_hidden and (state = 'declined' or user_id = any(:blockers::integer[])),
         cleared_message_id = case when state = 'declined' then :id else cleared_message_id end,
         sorted_at = case when user_id = any(:blockers::integer[]) then sorted_at else :now end
       where chat_id = :chatId and state <> 'left' and not is_blocked
       returning user_id, unread_count, folder, cleared_message_id`,
    {
      isCounted: message.type !== 'system',
      senderId: message.userId ?? 0,
      id: message.id,
      chatId: message.chatId,
      now: message.createdAt.toSQL()!,
      blockers,
    }
  )
  return rows.flatMap(({ folder, ...row }) =>
    folder
      ? {
          userId: row.user_id,
          unreadCount: row.unread_count,
          folder,
          clearedMessageId: row.cleared_message_id,
          isTold: !blockers.includes(row.user_id),
        }
      : []
  )
}

/** Members who blocked the sender. */
async function listBlockersIn({ chatId, userId }: Message, trx: TransactionClientContract) {
  if (userId === null) return []
  const rows: { user_id: number }[] = await trx
    .from('chat_members')
    .where('chat_id', chatId)
    .whereNot('user_id', userId)
    .select('user_id')
  return listBlockers(
    userId,
    rows.map((row) => row.user_id),
    trx
  )
}

/** A channel keeps no per-member counts, only what the sender has seen. */
async function markOwnSide(
  message: Message,
  trx: TransactionClientContract
): Promise<MessageRecipient[]> {
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

/** Folders whose messages are delivered to webhooks. */
const TOLD_FOLDERS: readonly string[] = ['chats', 'muted']

/** Sends the message to its recipients' webhooks, as each may see it. */
async function tellWebhooksOfMessage(
  { trx }: InTransaction,
  view: MessageView,
  recipients: MessageRecipient[]
): Promise<void> {
  const { message, user: sender } = view
  if (message.type === 'system' || !sender) return
  const cleared = new Map(
    recipients
      .filter(({ userId, folder, isTold }) => {
        return isTold && userId !== sender.id && TOLD_FOLDERS.includes(folder)
      })
      .map(({ userId, clearedMessageId }) => [userId, clearedMessageId])
  )
  if (!cleared.size) return
  await emitWebhooks(
    { trx },
    {
      event: 'message.created',
      userIds: [...cleared.keys()],
      actorId: sender.id,
      dataFor: (userId) => ({
        message: new MessageTransformer(view, cleared.get(userId ?? 0) ?? 0).toObject(),
      }),
    }
  )
}

/** Posts an event line into a chat the caller has locked. It doesn't count as unread. */
export async function postSystemMessage(
  { trx }: InTransaction,
  chat: Chat,
  content: string
): Promise<void> {
  await deliverMessage({ trx, socketId: null }, chat, null, { type: 'system', content })
}
