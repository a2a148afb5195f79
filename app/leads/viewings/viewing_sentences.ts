import { DateTime } from 'luxon'
import { isolated } from '#app/common/text/isolated'
import { wireTime } from '#app/common/http/wire_time'
import { viewingTime } from '#app/leads/inquiries/viewing_words'
import type { ViewingRow } from '#app/leads/viewings/viewing_row'
import type { NotificationWords } from '#app/notifications/notification_kinds'

/** `Saturday, March 7, 2026 at 10:30 AM (Rome time)` */
export function viewingWhen({ startsAt, timeZone }: Pick<ViewingRow, 'startsAt' | 'timeZone'>) {
  return viewingTime(DateTime.fromISO(wireTime(startsAt), { zone: timeZone }))
}

/** What a notice says of a viewing: to who comes, or to who shows the home. */
export function viewingSentence({ what, home, name, when }: NotificationWords): string {
  if (what === 'confirmed') return `Your viewing of ${home} is confirmed: ${when}`
  if (what === 'declined') return `${home} can’t be shown on ${when}. Choose another time`
  if (what === 'canceled') return `Your viewing of ${home} on ${when} was canceled`
  if (what === 'moved') return `Your viewing of ${home} has a new time: ${when}`
  if (what === 'other_time') return `${name} asks to see ${home} at another time: ${when}`
  if (what === 'left') return `${name} canceled the viewing of ${home} on ${when}`
  if (what === 'shown') return `Reminder: you show ${home} to ${name}, ${when}`
  return `Reminder: you’re seeing ${home}, ${when}`
}

/** Values for it. */
export function viewingNoticeWords(what: string, viewing: ViewingRow): NotificationWords {
  return {
    what,
    home: isolated(viewing.homeName ?? 'a home'),
    name: isolated(viewing.name),
    when: viewingWhen(viewing),
  }
}
