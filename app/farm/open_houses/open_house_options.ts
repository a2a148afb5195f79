export const OPEN_HOUSE_STATUSES = ['scheduled', 'live', 'ended', 'cancelled'] as const
export type OpenHouseStatus = (typeof OPEN_HOUSE_STATUSES)[number]

/** `walk_in` signed in at the door without registering. */
export const VISITOR_STATUSES = ['registered', 'waiting', 'withdrawn', 'walk_in'] as const
export type VisitorStatus = (typeof VISITOR_STATUSES)[number]

/** What visitors answer to "What do you think of it?" */
export const ANSWERS = ['interested', 'thinking', 'not_for_me'] as const
export type Answer = (typeof ANSWERS)[number]

export const ANSWER_WORDS: Record<Answer, string> = {
  interested: 'I’d like to know more',
  thinking: 'Still thinking',
  not_for_me: 'Not for me',
}

export const REPEATS = ['day', 'week'] as const
export type Repeat = (typeof REPEATS)[number]

export const MIN_OPEN_MINUTES = 15
export const MAX_OPEN_HOURS = 12
/** How far ahead one can be. */
export const MAX_DAYS_AHEAD = 365
export const MAX_IN_SERIES = 26
export const MAX_CAPACITY = 10_000
export const MAX_NOTES_CHARACTERS = 1000
export const MAX_HOSTS = 20
export const MAX_CLIENT_ID_CHARACTERS = 64
/** Entries kept on a tablet are taken for this long after the end. */
export const DESK_OPEN_DAYS = 14

/** Shown beside the box and kept with the visitor as evidence. */
export const VISITOR_CONSENT_SENTENCE =
  'The realtor may contact me about this home and similar ones. I can say no at any time.'

/** What the visitors of listings see before `starts_at`, and when reminders are due. */
export const REMINDER_HOURS = { day: 24, soon: 2 } as const
export const THANKS_AFTER_HOURS = 1

export function statusOf(times: {
  startsAt: Date
  endsAt: Date
  isCancelled: boolean
}): OpenHouseStatus {
  const now = new Date()
  if (times.isCancelled) return 'cancelled'
  if (times.endsAt <= now) return 'ended'
  return times.startsAt <= now ? 'live' : 'scheduled'
}

export const OPEN_HOUSE_CHANNEL = 'private-open-house'

export function openHouseChannel(id: number): string {
  return `${OPEN_HOUSE_CHANNEL}.${id}`
}
