import type { Repeat } from '#app/farm/open_houses/open_house_options'
import type { ListingChoice } from '#app/leads/ui/types'
import type { OpenHouse } from '#app/farm/ui/types'

/** Times are those on the clock of the home. */
export interface ScheduleDraft {
  listing: ListingChoice | null
  /** `2026-03-07` */
  day: string
  /** `14:00` */
  from: string
  to: string
  repeat: Repeat | 'none'
  count: number | null
  capacity: number | null
  hosts: number[]
  notes: string
}

const DEFAULT_COUNT = 4

export function scheduleDraftOf(
  house: OpenHouse | null,
  listings: ListingChoice[],
  userId: number
): ScheduleDraft {
  const rest = { repeat: 'none' as const, count: DEFAULT_COUNT }
  if (!house) {
    const listing = listings.length === 1 ? listings[0]! : null
    return {
      ...rest,
      listing,
      day: nextSaturday(),
      from: '14:00',
      to: '16:00',
      capacity: null,
      hosts: [userId],
      notes: '',
    }
  }
  const start = localIn(house.timezone, house.starts_at)
  return {
    ...rest,
    listing: null,
    day: start.slice(0, 10),
    from: start.slice(11),
    to: localIn(house.timezone, house.ends_at).slice(11),
    capacity: house.capacity,
    hosts: house.hosts.map(({ id }) => id),
    notes: house.notes ?? '',
  }
}

/** @param before sends times only where they changed */
export function bodyOf(draft: ScheduleDraft, before?: OpenHouse) {
  const { day, from, to, repeat, count } = draft
  const end = to > from ? day : dayAfter(day)
  const unchanged = before && scheduleDraftOf(before, [], 0)
  const isMoved =
    !unchanged || [unchanged.day, unchanged.from, unchanged.to].join() !== [day, from, to].join()
  return {
    starts_at: `${day}T${from}`,
    ends_at: `${end}T${to}`,
    ...(!isMoved && { starts_at: before.starts_at, ends_at: before.ends_at }),
    capacity: draft.capacity,
    notes: draft.notes.trim() || null,
    hosts: draft.hosts,
    ...(repeat !== 'none' && !before && { repeat: { every: repeat, count: count ?? 1 } }),
  }
}

/** `2026-03-07T14:00` on the clock of a time zone */
function localIn(timeZone: string, iso: string): string {
  const words = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(iso))
  return words.replace(' ', 'T')
}

function nextSaturday(): string {
  const day = new Date()
  day.setDate(day.getDate() + ((6 - day.getDay() + 7) % 7 || 7))
  return isoDay(day)
}

function dayAfter(day: string): string {
  const next = new Date(`${day}T12:00`)
  next.setDate(next.getDate() + 1)
  return isoDay(next)
}

function isoDay(day: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
