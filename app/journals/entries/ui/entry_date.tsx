import { formatDate } from '#app/kit/display/format_time'
import { useReader } from '#app/kit/hooks/use_reader'

/** The day of an entry; `at` is ISO 8601. */
export function EntryDate({ at }: { at: string }) {
  const { locale, timeZone } = useReader()
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {formatDate(new Date(at), locale, timeZone)}
    </time>
  )
}
