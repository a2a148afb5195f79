import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LeadEventKind, LeadStage } from '#app/leads/lead_options'

export interface LeadEvent {
  kind: LeadEventKind
  /** Names what happened, such as `open_house:5:visitor:12`: a second event with it adds nothing. */
  cause?: string
  propertyId?: number | null
  /** their words, a note, or the reason of a move */
  message?: string | null
  /** names the open house, form or mail */
  title?: string | null
  /** where it can be seen: a path on this site */
  url?: string | null
  stage?: LeadStage
  wantsViewingAt?: Date | null
  /** who did it, if not the lead */
  actorId?: number | null
  assigneeId?: number | null
  /** default now */
  at?: Date
}

/** Lock the lead's row first, so that a repeat sent at the same time is seen. @returns false for a repeat */
export async function insertLeadEvent(
  leadId: number,
  event: LeadEvent,
  trx: TransactionClientContract
): Promise<boolean> {
  const inserted: unknown[] = await trx
    .knexQuery()
    .table('lead_events')
    .insert({
      lead_id: leadId,
      kind: event.kind,
      cause: event.cause,
      property_id: event.propertyId,
      message: event.message,
      title: event.title,
      url: event.url,
      stage: event.stage,
      wants_viewing_at: event.wantsViewingAt,
      actor_id: event.actorId,
      assignee_id: event.assigneeId,
      ...(event.at && { created_at: event.at }),
    })
    .onConflict(['lead_id', 'cause'])
    .ignore()
    .returning('id')
  if (!inserted.length) return false
  await trx
    .from('leads')
    .where('id', leadId)
    .update({
      happened_at: trx.raw('greatest(happened_at, ?::timestamptz)', [event.at ?? new Date()]),
    })
  return true
}
