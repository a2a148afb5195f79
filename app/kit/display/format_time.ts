import { clockTogether } from '#app/kit/display/clock_together'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Relative time: `just now`, `5 min ago`, `3 h ago`, `12 days ago`; from 30 days on, the date.
 * @param now milliseconds
 */
export function formatTimeAgo(date: Date, now: number, locale: string): string {
  const passed = date.getTime() - now
  const distance = Math.abs(passed)
  if (distance >= 30 * DAY) return formatDate(date, locale)

  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'long' })
  if (distance < MINUTE) return isEnglish(locale) ? 'just now' : relative.format(0, 'second')
  if (distance < HOUR) return short(relative, Math.trunc(passed / MINUTE), 'minute', locale)
  if (distance < DAY) return short(relative, Math.trunc(passed / HOUR), 'hour', locale)
  return relative.format(Math.trunc(passed / DAY), 'day')
}

/** `2:30 PM`, `7:08` */
export function formatClock(date: Date, locale: string, timeZone?: string): string {
  const format = { hour: 'numeric', minute: '2-digit', timeZone } as const
  return clockTogether(new Intl.DateTimeFormat(locale, format).format(date))
}

/** `Mar 1, 2026` */
export function formatDate(date: Date, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(date)
}

/** The day without its year: `Mar 1`. */
export function formatDayOfYear(date: Date, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone }).format(date)
}

/** `Sunday, March 1, 2026 at 2:30 PM` */
export function formatFull(date: Date, locale: string, timeZone?: string): string {
  const format = { dateStyle: 'full', timeStyle: 'short', timeZone } as const
  return clockTogether(new Intl.DateTimeFormat(locale, format).format(date))
}

/** `Intl` offers only `3 hours ago`, `3 hr. ago` and `3h ago`, but print style is `3 h ago`. */
function short(
  relative: Intl.RelativeTimeFormat,
  amount: number,
  unit: 'minute' | 'hour',
  locale: string
): string {
  if (!isEnglish(locale)) return relative.format(amount, unit)
  const length = `${Math.abs(amount)} ${unit === 'hour' ? 'h' : 'min'}`
  return amount < 0 ? `${length} ago` : `in ${length}`
}

function isEnglish(locale: string): boolean {
  return /^en\b/i.test(locale)
}
