import type { AttemptLimits } from '#app/common/rate_limits/attempts'

/** Days with free times that the form offers. */
export const MAX_OFFERED_DAYS = 21
/** How early a viewing has to be asked for. */
export const MIN_NOTICE_HOURS = 2
export const MAX_WEEKLY_RANGES = 28
export const MAX_RANGES_OF_DAY = 4
export const MAX_HOURS_EXCEPTIONS = 200
/** A reminder comes a day ahead, or if a viewing was confirmed later than that, so much ahead. */
export const REMINDER_HOURS_AHEAD = { early: 24, late: 2 } as const
export const MAX_LISTED_VIEWINGS = 100

export const VIEWING_CANCELLATION_LIMITS = {
  name: 'viewing-cancellation',
  address: { requests: 120, every: '1 hour' },
} satisfies AttemptLimits

export const VIEWING_MOVE_LIMITS = {
  name: 'viewing-move',
  address: { requests: 60, every: '1 hour' },
} satisfies AttemptLimits
