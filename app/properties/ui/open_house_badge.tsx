import { Badge } from '#app/kit/display/badge'
import { useReader } from '#app/kit/hooks/use_reader'

/** On a picture of a home. @param at the start of its next open house */
export function OpenHouseBadge({ at }: { at: string }) {
  const { locale, timeZone } = useReader()
  return <Badge tone="veil">{openHouseWords(at, locale, timeZone)}</Badge>
}

/** The day alone: the hours depend on the clock of the home. */
function openHouseWords(at: string, locale: string, timeZone: string | undefined): string {
  const start = new Date(at)
  if (start.getTime() <= Date.now()) return 'Open house now'
  const day = { weekday: 'short', month: 'short', day: 'numeric', timeZone } as const
  return `Open house ${new Intl.DateTimeFormat(locale, day).format(start)}`
}
