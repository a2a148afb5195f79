import type { InTransaction } from '#app/kernel/database/transaction'
import { reopenLead } from '#app/leads/actions/reopen_lead'
import { tellLeadChanged } from '#app/leads/actions/tell_lead_changed'
import Lead from '#app/leads/models/lead'
import { insertLeadEvent } from '#app/leads/models/lead_event'
import { chatPath } from '#app/leads/models/chat_path'
import type { ChatLead } from '#app/leads/queries/find_chat_lead'

/**
 * Notes that a lead wrote to their realtor, once per chat, or that the realtor answered there. Each
 * message brings back a lead who was lost.
 */
export async function noteChat(
  { trx }: InTransaction,
  { id, isAnswer }: ChatLead,
  chatId: number
): Promise<void> {
  if (isAnswer) {
    const open = Lead.query({ client: trx }).where('id', id).whereNull('answered_at')
    await open.update({ answered_at: new Date() })
    return
  }
  const lead = await Lead.query({ client: trx }).where('id', id).forUpdate().first()
  if (!lead) return
  const url = chatPath(chatId)
  const event = { kind: 'chat', cause: `chat:${chatId}`, url } as const
  // a question asked there names the chat by itself
  const isKnown = await trx.from('lead_events').where({ lead_id: id, url }).first()
  const isNoted = !isKnown && (await insertLeadEvent(id, event, trx))
  const isReopened = await reopenLead({ trx }, id)
  if (isNoted || isReopened) await tellLeadChanged({ trx }, { id })
}
