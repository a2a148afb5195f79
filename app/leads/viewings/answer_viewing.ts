import { DateTime } from 'luxon'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findLead } from '#app/leads/find_leads'
import type Lead from '#app/leads/lead'
import { tellLeadChanged } from '#app/leads/lead_changed'
import { insertLeadEvent } from '#app/leads/lead_event'
import type { LeadActor } from '#app/leads/lead_locks'
import { leadPath } from '#app/leads/lead_options'
import { findViewing } from '#app/leads/viewings/find_viewings'
import { planViewingMails } from '#app/leads/viewings/plan_viewing_mails'
import type Viewing from '#app/leads/viewings/viewing'
import { viewingDoor } from '#app/leads/viewings/viewing_calendar'
import { lockTimesOf, lockViewing, lockViewingOfToken } from '#app/leads/viewings/viewing_locks'
import type { ViewingAnswer } from '#app/leads/viewings/viewing_options'
import { viewingNoticeWords } from '#app/leads/viewings/viewing_sentences'
import { notify } from '#app/notifications/notify'

/**
 * Confirms, declines or cancels a viewing and tells whoever comes. The same answer again changes
 * nothing.
 *
 * @throws HttpError 404; 409 once it is over or answered otherwise, or if its realtor shows
 * something else then
 */
export async function answerViewing(
  { user, trx, socketId = null }: LeadActor,
  id: number,
  answer: ViewingAnswer
): Promise<number> {
  const { viewing, lead } = await lockViewing({ user, trx }, id)
  if (viewing.status === answer) return lead.id
  const from = answer === 'canceled' ? 'confirmed' : 'requested'
  if (viewing.status !== from) throw HttpError.conflict('This viewing was answered already.')
  if (viewing.isOver) throw HttpError.conflict('This time has passed.')
  if (answer === 'confirmed') await assertNoOther({ trx }, viewing)
  await decide({ trx }, viewing, { status: answer, actorId: user.id })
  if (answer === 'confirmed') await moveToViewing({ user, trx }, lead)
  const { accountId } = await findLead(lead.id, trx)
  if (accountId !== null) {
    await notify(
      { trx },
      {
        userId: accountId,
        kind: 'viewing',
        groupKey: `viewing:${id}:${answer}`,
        words: viewingNoticeWords(answer, await findViewing({ id }, trx)),
        url: viewingDoor(viewing.token),
        // the mail with the calendar file says the same
        channels: ['in_app', 'push'],
      }
    )
  }
  await tellLeadChanged({ trx }, { id: lead.id, socketId })
  return lead.id
}

/**
 * Whoever asked for a viewing takes that back, and its realtor is told. A repeat changes nothing.
 * @throws HttpError 404; 409 once it is over
 */
export async function cancelViewing({ trx }: InTransaction, token: string): Promise<void> {
  const { viewing, lead } = await lockViewingOfToken({ trx }, token)
  if (viewing.status === 'canceled' || viewing.status === 'declined') return
  if (viewing.isOver) throw HttpError.conflict('This time has passed.')
  await decide({ trx }, viewing, { status: 'canceled' })
  const words = viewingNoticeWords('left', await findViewing({ id: viewing.id }, trx))
  for (const userId of new Set([lead.userId, lead.assignedId ?? lead.userId])) {
    const groupKey = `viewing:${viewing.id}:left`
    await notify({ trx }, { userId, kind: 'viewing', groupKey, words, url: leadPath(lead.id) })
  }
  await tellLeadChanged({ trx }, { id: lead.id })
}

/** @throws HttpError 409 if its realtor shows something else then */
export async function assertNoOther({ trx }: InTransaction, viewing: Viewing): Promise<void> {
  await lockTimesOf({ trx }, viewing.userId)
  const { rows } = await trx.rawQuery<{ rows: unknown[] }>(
    `select from viewings where user_id = :userId and status = 'confirmed' and id <> :id
       and starts_at < :endsAt and ends_at > :startsAt limit 1`,
    {
      id: viewing.id,
      userId: viewing.userId,
      startsAt: viewing.startsAt.toJSDate(),
      endsAt: viewing.endsAt.toJSDate(),
    }
  )
  if (rows.length) throw HttpError.conflict('Another viewing is confirmed for then.')
}

interface Decision {
  status: ViewingAnswer
  /** nobody, if the lead did it */
  actorId?: number
}

async function decide(
  { trx }: InTransaction,
  viewing: Viewing,
  { status, actorId }: Decision
): Promise<void> {
  const revision = viewing.revision + 1
  await viewing.merge({ status, revision, decidedAt: DateTime.now(), remindedAt: null }).save()
  const { leadId, propertyId } = viewing
  const wantsViewingAt = viewing.startsAt.toJSDate()
  await insertLeadEvent(
    leadId,
    { kind: 'viewing', title: status, propertyId, wantsViewingAt, actorId },
    trx
  )
  await planViewingMails({ trx }, viewing, status)
}

/** Who is shown a home is at that stage, unless they are further. */
export async function moveToViewing({ user, trx }: LeadActor, lead: Lead): Promise<void> {
  lead.answeredAt ??= DateTime.now()
  const isBefore = lead.stage === 'new' || lead.stage === 'contacted'
  if (isBefore) lead.stage = 'viewing'
  await lead.save()
  if (!isBefore) return
  await insertLeadEvent(lead.id, { kind: 'stage', stage: 'viewing', actorId: user.id }, trx)
}
