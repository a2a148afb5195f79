import type { DateTime } from 'luxon'

/** `Mon, Mar 1, 2:30 PM (Europe/Rome)` */
export function reminderTime(at: DateTime, zone: string): string {
  const local = at.setZone(zone).setLocale('en-US')
  return `${local.toFormat('ccc, LLL d, h:mm a')} (${zone})`
}
