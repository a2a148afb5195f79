import { useNow } from '#app/kit/hooks/use_now'
import { useLocale } from '#app/kit/hooks/use_reader'

/** `Good evening`, and `Friday, November 27`; the day is unknown until the page is hydrated. */
export function useGreeting(): { greeting: string; day: string | undefined } {
  const locale = useLocale()
  const now = useNow()
  if (now === null) return { greeting: 'Welcome', day: undefined }
  const date = new Date(now)
  const words = { weekday: 'long', month: 'long', day: 'numeric' } as const
  return {
    greeting: greetingAt(date.getHours()),
    day: new Intl.DateTimeFormat(locale, words).format(date),
  }
}

/** @param hour of the day, 0 to 23 */
export function greetingAt(hour: number): string {
  if (hour < 5 || hour >= 18) return 'Good evening'
  return hour < 12 ? 'Good morning' : 'Good afternoon'
}
