import { formatClock } from '#app/kit/display/format_time'

interface Where {
  /** milliseconds; null while unknown */
  now: number | null
  locale: string
  timeZone: string | undefined
}

const DAY = 24 * 60 * 60 * 1000

/** `2:02 PM`, `Tue`, `Mar 3`, `3/3/25` */
export function shortTime(at: string, { now, locale, timeZone }: Where): string {
  const date = new Date(at)
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(date)
  const days = now === null ? null : daysBetween(date, now, timeZone)
  if (days === 0) return format({ hour: 'numeric', minute: '2-digit' })
  if (days !== null && days < 7) return format({ weekday: 'short' })
  if (days !== null && days > 300) return format({ dateStyle: 'short' })
  return format({ month: 'short', day: 'numeric' })
}

export function clockTime(at: string, { locale, timeZone }: Omit<Where, 'now'>): string {
  return formatClock(new Date(at), locale, timeZone)
}

/** `Today`, `Yesterday`, `Tuesday`, `March 3` */
export function dayName(at: string, { now, locale, timeZone }: Where): string {
  const date = new Date(at)
  const days = now === null ? null : daysBetween(date, now, timeZone)
  if (days === 0) return 'Today'
  if (days === 1) return 'Yesterday'
  const options: Intl.DateTimeFormatOptions =
    days !== null && days < 7
      ? { weekday: 'long' }
      : { month: 'long', day: 'numeric', year: days !== null && days < 300 ? undefined : 'numeric' }
  return new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(date)
}

/** `2026-03-01` in the time zone */
export function dayKey(date: Date, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(date)
}

function daysBetween(date: Date, now: number, timeZone: string | undefined): number {
  const today = Date.parse(dayKey(new Date(now), timeZone))
  return Math.round((today - Date.parse(dayKey(date, timeZone))) / DAY)
}
