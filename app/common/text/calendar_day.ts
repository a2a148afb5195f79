const DAY = /^[12]\d{3}-\d{2}-\d{2}$/

/** Whether a text is a day that there is, in no time zone: `2026-12-01`. */
export function isCalendarDay(text: string): boolean {
  if (!DAY.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
