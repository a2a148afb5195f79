import { clockTogether } from '#app/kit/display/clock_together'

interface Times {
  starts_at: string
  ends_at: string
  /** IANA name */
  timezone: string
}

/** `Saturday, March 7, 2026, 2:00 – 4:00 PM`, where the home is. */
export function openHouseTime(times: Times, locale = 'en-US'): string {
  return `${openHouseDay(times, locale)}, ${openHouseHours(times, locale)}`
}

/** `Saturday, March 7, 2026` */
export function openHouseDay({ starts_at, timezone }: Times, locale = 'en-US'): string {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: timezone })
  return plainSpaces(day.format(new Date(starts_at)))
}

/** `2:00 – 4:00 PM`, also past midnight: `11:00 PM – 1:00 AM` */
export function openHouseHours(times: Times, locale = 'en-US'): string {
  const [start, end] = [new Date(times.starts_at), new Date(times.ends_at)]
  const hours = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: times.timezone,
  })
  const endsSameDay =
    openHouseDay(times, locale) === openHouseDay({ ...times, starts_at: times.ends_at }, locale)
  // a range over two days would name both
  return plainSpaces(
    endsSameDay ? hours.formatRange(start, end) : `${hours.format(start)} – ${hours.format(end)}`
  )
}

/** `Sat, Mar 7, 2:00 PM` */
export function openHouseStart(startsAt: string, timezone: string, locale = 'en-US'): string {
  const start = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
  }).format(new Date(startsAt))
  return plainSpaces(start)
}

/** Servers and browsers disagree on which spaces they use, which would break hydration. */
function plainSpaces(words: string): string {
  return clockTogether(words.replace(/[\u00a0\u2009\u202f]/g, ' '))
}
