import type Chat from '#app/chats/models/chat'
import { deliverMessage } from '#app/chats/messages/actions/deliver_message'
import type { InTransaction } from '#app/kernel/database/transaction'

/** Posts an event line into a chat the caller has locked. It doesn't count as unread. */
export async function postSystemMessage(
  { trx }: InTransaction,
  chat: Chat,
  content: string
): Promise<void> {
  await deliverMessage({ trx, socketId: null }, chat, null, { type: 'system', content })
}
