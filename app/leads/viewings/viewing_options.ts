export const VIEWING_STATUSES = ['requested', 'confirmed', 'declined', 'canceled'] as const
export type ViewingStatus = (typeof VIEWING_STATUSES)[number]

/** What whoever works on the lead makes of a viewing. */
export const VIEWING_ANSWERS = ['confirmed', 'declined', 'canceled'] as const
export type ViewingAnswer = (typeof VIEWING_ANSWERS)[number]

/** Monday is 1. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** On the clock of the home: `09:00` to `12:30`. */
export interface HourRange {
  from: string
  to: string
}

export interface WeeklyHours extends HourRange {
  /** 1 is Monday */
  day: number
}

export interface HoursOfDate {
  /** `2026-12-24` */
  date: string
  /** none: no viewings on that day */
  hours: HourRange[]
}

export interface ViewingHours {
  weekly: WeeklyHours[]
  /** in place of what the weekday has */
  exceptions: HoursOfDate[]
}

/** Until a realtor sets theirs. */
export const USUAL_HOURS: ViewingHours = {
  weekly: [
    ...[1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '18:00' })),
    { day: 6, from: '10:00', to: '16:00' },
  ],
  exceptions: [],
}
