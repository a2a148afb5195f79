import { DateTime } from 'luxon'
import type Design from '#app/designs/design'

export interface PublicCursor {
  publishedAt: DateTime
  id: number
}

const PLACE = /^(\d{1,14})-(\d{1,9})$/

/** Reads `?after=`; null for the start. */
export function parsePublicCursor(value: unknown): PublicCursor | null {
  const [, ms, id] = (typeof value === 'string' && PLACE.exec(value)) || []
  return ms
    ? { publishedAt: DateTime.fromMillis(Number(ms), { zone: 'utc' }), id: Number(id) }
    : null
}

export function cursorOf({ publishedAt, id }: Pick<Design, 'publishedAt' | 'id'>): string {
  return `${publishedAt?.toMillis()}-${id}`
}
