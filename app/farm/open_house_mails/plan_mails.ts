import type { DateTime } from 'luxon'
import SendOpenHouseMail from '#app/farm/open_house_mails/send_open_house_mail_job'
import type OpenHouse from '#app/farm/open_houses/open_house'
import { REMINDER_HOURS, THANKS_AFTER_HOURS } from '#app/farm/open_houses/open_house_options'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'

/** Each kind is sent to a visitor once; planning it again does nothing. */
export async function planMails(
  { trx }: InTransaction,
  visitorIds: readonly number[],
  mails: readonly PlannedMail[]
): Promise<void> {
  const rows = visitorIds.flatMap((visitorId) =>
    mails.map(({ kind, dueAt }) => ({ visitor_id: visitorId, kind, due_at: dueAt }))
  )
  if (!rows.length) return
  const planned: { id: number; due_at: Date }[] = await trx
    .knexQuery()
    .table('open_house_mails')
    .insert(rows)
    .onConflict(['visitor_id', 'kind'])
    .ignore()
    .returning(['id', 'due_at'])
  const now = new Date()
  for (const { id, due_at: dueAt } of planned) {
    if (dueAt > now) continue
    afterCommit(trx, () =>
      enqueue(SendOpenHouseMail.dispatch({ mailId: id }).dedup({ id: String(id) }))
    )
  }
}

interface PlannedMail {
  kind: MailKind
  dueAt: Date
}

type Times = Pick<OpenHouse, 'startsAt' | 'endsAt'>

export function mailNow(kind: MailKind): PlannedMail {
  return { kind, dueAt: new Date() }
}

/** Those whose time hasn’t passed: nobody is reminded of tomorrow when it’s in an hour. */
export function remindersOf({ startsAt, endsAt }: Times): PlannedMail[] {
  return [
    plannedMail('reminder_day', startsAt.minus({ hours: REMINDER_HOURS.day })),
    plannedMail('reminder_soon', startsAt.minus({ hours: REMINDER_HOURS.soon })),
    thanksAfter(endsAt),
  ].filter(({ dueAt }) => dueAt > new Date())
}

export function thanksAfter(endsAt: DateTime): PlannedMail {
  return plannedMail('thanks', endsAt.plus({ hours: THANKS_AFTER_HOURS }))
}

function plannedMail(kind: MailKind, at: DateTime): PlannedMail {
  return { kind, dueAt: at.toJSDate() }
}

/** `changed:3` tells of the third change. */
export type MailKind =
  | 'confirmation'
  | 'waiting'
  | 'moved_up'
  | 'reminder_day'
  | 'reminder_soon'
  | 'thanks'
  | 'consent'
  | 'cancelled'
  | `changed:${number}`

/** Depend on when it takes place. */
export const TIMED_MAILS = ['reminder_day', 'reminder_soon', 'thanks'] as const
