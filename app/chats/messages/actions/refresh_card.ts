import MessageChanged from '#app/chats/messages/events/message_changed'
import { findMessageView } from '#app/chats/messages/queries/list_message_views'
import Message from '#app/chats/models/message'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'

/** Shows open chats the card of a message as it is now. Does nothing if the message is gone. */
export async function refreshCard({ trx }: InTransaction, messageId: number): Promise<void> {
  const message = await Message.find(messageId, { client: trx })
  if (!message || message.isDeleted) return
  const view = await findMessageView(message, trx)
  afterCommit(trx, () => MessageChanged.dispatch(view, null))
}
