import type { Recipient } from '#app/chats/messages/events/message_sent'
import type { MessageView } from '#app/chats/messages/queries/list_message_views'
import MessageTransformer from '#app/chats/transformers/message_transformer'
import type { InTransaction } from '#app/kernel/database/transaction'
import { emitWebhooks } from '#app/webhooks/actions/emit_webhooks'

/** Folders whose messages are delivered to webhooks. */
const TOLD_FOLDERS: readonly string[] = ['chats', 'muted']

/** Sends the message to its recipients' webhooks, as each may see it. */
export async function tellWebhooks(
  { trx }: InTransaction,
  view: MessageView,
  recipients: Recipient[]
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
