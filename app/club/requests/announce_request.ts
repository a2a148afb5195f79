import type User from '#app/accounts/user'
import { lockChat } from '#app/chats/chat_locks'
import { postSystemMessage } from '#app/chats/messages/deliver_message'
import { refreshCard } from '#app/chats/messages/change_message'
import RequestChanged from '#app/club/requests/request_changed'
import type OfferingRequest from '#app/club/requests/offering_request'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { notify } from '#app/notifications/notify'

export interface RequestNews {
  /** null for what happens by itself */
  by: User | null
  /** the line in the chat; null for none */
  line: string | null
  /** what notices say after the names: “accepted your request” */
  deed: string
}

/**
 * Tells what happened to a request: in its chat, on its card, on open pages, and to the other
 * person, or both where it happened by itself.
 */
export async function announceOfferingRequest(
  { trx }: InTransaction,
  request: OfferingRequest,
  { by, line, deed }: RequestNews
): Promise<void> {
  const { id, chatId, messageId, customerId, providerId } = request
  if (chatId !== null && line !== null) {
    await postSystemMessage({ trx }, await lockChat(chatId, trx), line)
    if (messageId !== null) await refreshCard({ trx }, messageId)
  }
  const people = [customerId, providerId].flatMap((userId) => userId ?? [])
  for (const userId of people) {
    await notify(
      { trx },
      {
        userId,
        kind: 'offering_request',
        actorId: by?.id,
        groupKey: `offering_request:${id}:${deed}`,
        words: { deed },
        url: request.url,
      }
    )
  }
  afterCommit(trx, () => RequestChanged.dispatch(id, people))
}
