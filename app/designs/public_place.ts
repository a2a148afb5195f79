import { DateTime } from 'luxon'
import type Design from '#app/designs/models/design'

/** Where in the order of the public designs, newest first, a page ended. */
export interface PublicPlace {
  publishedAt: DateTime
  id: number
}

const PLACE = /^(\d{1,14})-(\d{1,9})$/

/** Reads `?after=`; null for the beginning. */
export function placeFrom(value: unknown): PublicPlace | null {
  const [, ms, id] = (typeof value === 'string' && PLACE.exec(value)) || []
  return ms
    ? { publishedAt: DateTime.fromMillis(Number(ms), { zone: 'utc' }), id: Number(id) }
    : null
}

export function placeOf({ publishedAt, id }: Pick<Design, 'publishedAt' | 'id'>): string {
  return `${publishedAt?.toMillis()}-${id}`
}
