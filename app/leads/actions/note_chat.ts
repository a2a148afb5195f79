import type { InTransaction } from '#app/kernel/database/transaction'
import { addLeadEvent } from '#app/leads/actions/add_lead_event'
import Lead from '#app/leads/models/lead'
import type { ChatLead } from '#app/leads/queries/find_chat_lead'

/** Notes that a lead wrote to their realtor, once per chat, or that the realtor answered there. */
export async function noteChat(
  { trx }: InTransaction,
  { id, email, realtorId, isAnswer }: ChatLead,
  chatId: number
): Promise<void> {
  if (isAnswer) {
    const open = Lead.query({ client: trx }).where('id', id).whereNull('answered_at')
    await open.update({ answered_at: new Date() })
    return
  }
  const event = { kind: 'chat', cause: `chat:${chatId}`, url: `/chats?chat=${chatId}` } as const
  await addLeadEvent({ trx }, { userId: realtorId, email, event })
}
