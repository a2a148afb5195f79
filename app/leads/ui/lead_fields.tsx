import { formatClock, formatDayOfYear } from '#app/kit/display/format_time'
import { useNow } from '#app/kit/hooks/use_now'
import { useReader } from '#app/kit/hooks/use_reader'
import type { Reminder } from '#app/leads/ui/types'

/** On one line, without a break inside; the lead’s page has all of one that doesn’t fit. */
export function EmailLine({ email }: { email: string }) {
  return (
    <span title={email} className="block max-w-full truncate">
      {email}
    </span>
  )
}

/** When a reminder is due, red once it is. */
export function DueTime({ reminder: { at, done } }: { reminder: Reminder }) {
  const { locale, timeZone } = useReader()
  const now = useNow()
  const date = new Date(at)
  const isToday = now !== null && new Date(now).toDateString() === date.toDateString()
  const day = isToday ? 'today' : formatDayOfYear(date, locale, timeZone)
  const isDue = now !== null && date.getTime() <= now && !done
  return (
    <time dateTime={at} className={isDue ? 'text-danger' : undefined}>
      {day}, {formatClock(date, locale, timeZone)}
    </time>
  )
}
