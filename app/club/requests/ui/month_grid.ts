const DAY_MS = 24 * 60 * 60 * 1000

export interface GridDay {
  /** `2026-10-11` */
  day: string
  isInMonth: boolean
}

const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10)

/** The weeks of a month, from Monday to Sunday, with the days around it. @param month `2026-10` */
export function monthGrid(month: string): GridDay[] {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  const last = Date.parse(`${monthsFrom(month, 1)}-01T00:00:00Z`) - DAY_MS
  const mondayBefore = first - ((new Date(first).getUTCDay() + 6) % 7) * DAY_MS
  const sundayAfter = last + ((7 - new Date(last).getUTCDay()) % 7) * DAY_MS
  const days: GridDay[] = []
  for (let at = mondayBefore; at <= sundayAfter; at += DAY_MS) {
    const day = isoDay(at)
    days.push({ day, isInMonth: day.startsWith(month) })
  }
  return days
}

/** The month some months later. */
export function monthsFrom(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number)
  return isoDay(Date.UTC(year, number - 1 + count, 1)).slice(0, 7)
}

/** "October 2026" */
export function monthName(month: string): string {
  return new Intl.DateTimeFormat('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))
}
