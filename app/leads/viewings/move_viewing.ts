import { DateTime } from 'luxon'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findLead } from '#app/leads/find_leads'
import { tellLeadChanged } from '#app/leads/lead_changed'
import { insertLeadEvent } from '#app/leads/lead_event'
import type { LeadActor } from '#app/leads/lead_locks'
import { leadPath, VIEWING_MINUTES } from '#app/leads/lead_options'
import { viewingTimeIn } from '#app/leads/inquiries/inquiry_validators'
import { mayReachRealtor } from '#app/leads/record_lead'
import { assertNoOther, moveToViewing } from '#app/leads/viewings/answer_viewing'
import { findViewing } from '#app/leads/viewings/find_viewings'
import { planViewingMails } from '#app/leads/viewings/plan_viewing_mails'
import Viewing from '#app/leads/viewings/viewing'
import { viewingDoor } from '#app/leads/viewings/viewing_calendar'
import { lockViewing, lockViewingOfToken } from '#app/leads/viewings/viewing_locks'
import type { ViewingStatus } from '#app/leads/viewings/viewing_options'
import { viewingNoticeWords } from '#app/leads/viewings/viewing_sentences'
import { notify } from '#app/notifications/notify'

/**
 * Moves a viewing to a time its realtor has, which confirms it, and tells whoever comes. The same
 * time again changes nothing.
 *
 * @param startsAt ISO 8601; without an offset it is the time where the home is
 * @throws HttpError 404; 409 once it is over or called off, or if its realtor shows something else
 * then; E_VALIDATION_ERROR on `starts_at`
 */
export async function moveViewing(
  { user, trx, socketId = null }: LeadActor,
  id: number,
  startsAt: string
): Promise<number> {
  const { viewing, lead } = await lockViewing({ user, trx }, id)
  const at = viewingTimeIn(viewing.timeZone, startsAt, 'starts_at')
  if (isAt(viewing, at)) return lead.id
  assertMovable(viewing)
  await setTime({ trx }, viewing, { at, status: 'confirmed', actorId: user.id })
  await moveToViewing({ user, trx }, lead)
  const { accountId } = await findLead(lead.id, trx)
  if (accountId !== null) {
    await notify(
      { trx },
      {
        userId: accountId,
        kind: 'viewing',
        groupKey: `viewing:${id}:moved:${viewing.revision}`,
        words: viewingNoticeWords('moved', await findViewing({ id }, trx)),
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
 * Whoever asked for a viewing asks for another time, which its realtor has to confirm. A repeat
 * changes nothing, nor does somebody blocked.
 *
 * @param at a free time of the realtor
 * @throws HttpError 404; 409 once it is over or called off
 */
export async function askForOtherTime(
  { trx }: InTransaction,
  token: string,
  at: DateTime
): Promise<void> {
  const { viewing, lead } = await lockViewingOfToken({ trx }, token)
  if (isAt(viewing, at)) return
  assertMovable(viewing)
  if (!(await mayReachRealtor(lead.email, lead.userId, trx))) return
  await setTime({ trx }, viewing, { at, status: 'requested' })
  const words = viewingNoticeWords('other_time', await findViewing({ id: viewing.id }, trx))
  for (const userId of new Set([lead.userId, lead.assignedId ?? lead.userId])) {
    const groupKey = `viewing:${viewing.id}:other_time:${viewing.revision}`
    await notify({ trx }, { userId, kind: 'viewing', groupKey, words, url: leadPath(lead.id) })
  }
  await tellLeadChanged({ trx }, { id: lead.id })
}

const isAt = ({ startsAt }: Viewing, at: DateTime) => startsAt.toMillis() === at.toMillis()

function assertMovable(viewing: Viewing): void {
  if (viewing.isOver) throw HttpError.conflict('This time has passed.')
  if (viewing.status === 'requested' || viewing.status === 'confirmed') return
  throw HttpError.conflict('This viewing was called off. It needs a new request.')
}

interface NewTime {
  at: DateTime
  status: Extract<ViewingStatus, 'requested' | 'confirmed'>
  /** nobody, if the lead did it */
  actorId?: number
}

async function setTime(
  { trx }: InTransaction,
  viewing: Viewing,
  { at, status, actorId }: NewTime
): Promise<void> {
  const { leadId, propertyId } = viewing
  const same = await Viewing.query({ client: trx })
    .where({ lead_id: leadId, property_id: propertyId, starts_at: at.toJSDate() })
    .whereIn('status', ['requested', 'confirmed'])
    .first()
  if (same) throw HttpError.conflict('There is a viewing with them at that time.')
  viewing.merge({
    startsAt: at,
    endsAt: at.plus({ minutes: VIEWING_MINUTES }),
    status,
    revision: viewing.revision + 1,
    decidedAt: status === 'confirmed' ? DateTime.now() : null,
    remindedAt: null,
  })
  if (status === 'confirmed') await assertNoOther({ trx }, viewing)
  await viewing.save()
  const wantsViewingAt = at.toJSDate()
  await insertLeadEvent(
    leadId,
    { kind: 'viewing', title: 'moved', propertyId, wantsViewingAt, actorId },
    trx
  )
  await planViewingMails({ trx }, viewing, 'moved')
}
