import { formatDate } from '#app/kit/display/format_time'
import { useNow } from '#app/kit/hooks/use_now'
import { useReader } from '#app/kit/hooks/use_reader'

export function ExpiryDate({ at }: { at: string | null }) {
  const { locale, timeZone } = useReader()
  const now = useNow()
  if (!at) return 'Never'
  const date = new Date(at)
  if (now !== null && date.getTime() <= now) return <span className="text-danger">Expired</span>
  return <time dateTime={at}>{formatDate(date, locale, timeZone)}</time>
}
