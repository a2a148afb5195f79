import type { DateTime } from 'luxon'
import { appUrl } from '#config/app'
import { clockTogether } from '#app/kit/display/clock_together'
import { zoneWords } from '#app/common/text/zone_words'

/** A requested viewing in words, in the home's time zone, with its calendar file. */
export function viewingWords(slug: string, at: DateTime): string {
  return `Would ${viewingTime(at)} suit you for a viewing?\nFor your calendar: ${appUrl}${viewingPath(slug, at)}`
}

/** `Saturday, March 7, 2026 at 10:30 AM (Rome time)` */
export function viewingTime(at: DateTime): string {
  const time = at.setLocale('en-US').toFormat("cccc, LLLL d, yyyy 'at' h:mm a")
  return `${clockTogether(time)} (${zoneWords(at.zoneName ?? 'UTC')})`
}

export function viewingPath(slug: string, at: DateTime): string {
  return `/properties/${slug}/viewing.ics?at=${at.toUTC().toISO({ suppressMilliseconds: true })}`
}
