import type Chat from '#app/chats/chat'
import type { MessageView } from '#app/chats/messages/list_message_views'
import type Message from '#app/chats/messages/message'
import type { MessageRecipient } from '#app/chats/messages/message_sent'
import MessageTransformer from '#app/chats/messages/message_transformer'
import { MAX_MENTIONS, mentionsIn } from '#app/common/text/mentions'
import type { InTransaction } from '#app/kernel/database/transaction'
import { notify } from '#app/notifications/notify'
import { emitWebhooks } from '#app/webhooks/deliveries/emit_webhooks'

interface MentionedRow {
  user_id: number
  is_muted: boolean
}

/**
 * Notifies the members of a group or channel whom a message mentions, even if they muted it. Groups
 * that aren't muted push every message already, so the mention isn't pushed again.
 */
export async function tellMentionedInMessage(
  { trx }: InTransaction,
  chat: Chat,
  { id, userId, content }: Message
): Promise<void> {
  const handles = new Set(mentionsIn(content).map(({ handle }) => handle))
  if (chat.isDirect || !userId || !handles.size) return
  const mentioned: MentionedRow[] = await trx
    .from('chat_members as m')
    .join('users as u', 'u.id', 'm.user_id')
    .where({ 'm.chat_id': chat.id, 'm.state': 'normal', 'm.is_blocked': false })
    .whereIn('u.handle', [...handles])
    .whereNot('m.user_id', userId)
    .orderBy('m.user_id')
    .limit(MAX_MENTIONS)
    .select('m.user_id', 'm.is_muted')
  for (const { user_id: mentionedId, is_muted: isMuted } of mentioned) {
    const isPushedAnyway = !chat.isChannel && !isMuted
    await notify(
      { trx },
      {
        userId: mentionedId,
        kind: 'mention',
        actorId: userId,
        groupKey: `mention:${chat.id}`,
        words: { chat: chat.name ?? 'a group' },
        url: `/chats?chat=${chat.id}&message=${id}`,
        ...(isPushedAnyway && { channels: ['in_app', 'email'] }),
      }
    )
  }
}

/** Folders whose messages are delivered to webhooks. */
const TOLD_FOLDERS: readonly string[] = ['chats', 'muted']

/** Sends the message to its recipients' webhooks, as each may see it. */
export async function tellWebhooksOfMessage(
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
