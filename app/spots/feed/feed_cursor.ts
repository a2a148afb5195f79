import { DateTime } from 'luxon'
import { MAX_ID } from '#app/common/http/id_field'

/** Where somebody is in a tab of the feed. */
export interface FeedCursor {
  /** what the tab is about, or popular spots once that has run dry */
  phase: 'tab' | 'popular'
  /** of the tab Near: which ring around one’s markets */
  ring: number
  /** the last one of the phase and ring so far; null at their start */
  after: { publishedAt: string; id: number } | null
  /** popular ones so far */
  popular: number
  /** the latest ids, so that none repeats when distances, follows or popularity change meanwhile */
  seen: number[]
}

export const MAX_SEEN = 300

export const START: FeedCursor = { phase: 'tab', ring: 0, after: null, popular: 0, seen: [] }

const PLACE =
  /^([tp])(\d)\.(\d{1,14}|)\.(\d{1,9}|)\.(\d{1,3})\.((?:[0-9a-z]{1,6}(?:-[0-9a-z]{1,6})*)?)$/

/** Reads `?cursor=`; anything else is the start. */
export function parseFeedCursor(value: unknown): FeedCursor {
  const [, phase, ring, ms, id, popular, seen] =
    (typeof value === 'string' && PLACE.exec(value)) || []
  if (!phase) return START
  const ids = seen ? seen.split('-').map((one) => Number.parseInt(one, 36)) : []
  if (ids.some((one) => one > MAX_ID)) return START
  return {
    phase: phase === 'p' ? 'popular' : 'tab',
    ring: Number(ring),
    after: ms && id ? { publishedAt: timeOf(Number(ms)), id: Number(id) } : null,
    popular: Number(popular),
    seen: ids.slice(-MAX_SEEN),
  }
}

export function formatCursor({ phase, ring, after, popular, seen }: FeedCursor): string {
  const place = after ? `${Date.parse(after.publishedAt)}.${after.id}` : '.'
  const ids = seen.slice(-MAX_SEEN).map((id) => id.toString(36))
  return `${phase[0]}${ring}.${place}.${popular}.${ids.join('-')}`
}

const timeOf = (ms: number) => DateTime.fromMillis(ms, { zone: 'utc' }).toISO()!
