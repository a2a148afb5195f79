import type { DateTime } from 'luxon'

/** A timestamp from a model, the driver or a JSON column. */
export type Moment = DateTime | Date | string

/** ISO 8601 in UTC with milliseconds, the format of every timestamp on the wire. */
export function wireTime(moment: Moment): string {
  if (typeof moment === 'string') return new Date(moment).toISOString()
  return moment instanceof Date ? moment.toISOString() : moment.toUTC().toISO()!
}

export function wireTimeOrNull(moment: Moment | null | undefined): string | null {
  return moment ? wireTime(moment) : null
}
