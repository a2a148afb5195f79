import type { DateTime } from 'luxon'
import { REMINDER_HOURS, THANKS_AFTER_HOURS } from '#app/farm/contract/open_house_options'
import type { MailKind } from '#app/farm/open_houses/models/mail_kinds'
import type OpenHouse from '#app/farm/open_houses/models/open_house'

export interface PlannedMail {
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
    planned('reminder_day', startsAt.minus({ hours: REMINDER_HOURS.day })),
    planned('reminder_soon', startsAt.minus({ hours: REMINDER_HOURS.soon })),
    thanksAfter(endsAt),
  ].filter(({ dueAt }) => dueAt > new Date())
}

export function thanksAfter(endsAt: DateTime): PlannedMail {
  return planned('thanks', endsAt.plus({ hours: THANKS_AFTER_HOURS }))
}

function planned(kind: MailKind, at: DateTime): PlannedMail {
  return { kind, dueAt: at.toJSDate() }
}
