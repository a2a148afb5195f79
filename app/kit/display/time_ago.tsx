import { useNow } from '#app/kit/hooks/use_now'
import { useReader } from '#app/kit/hooks/use_reader'
import { formatDate, formatFull, formatTimeAgo } from '#app/kit/display/format_time'

/** A relative time, with the full date on hover. `at` is ISO 8601. */
export function TimeAgo({ at }: { at: string }) {
  const { locale, timeZone } = useReader()
  const now = useNow()
  const date = new Date(at)

  return (
    <time dateTime={at} title={formatFull(date, locale, timeZone)} className="whitespace-nowrap">
      {now === null ? formatDate(date, locale, timeZone) : formatTimeAgo(date, now, locale)}
    </time>
  )
}
