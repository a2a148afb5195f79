/** A spot’s place in the order of lists. */
export interface FoundSpot {
  id: number
  publishedAt: Date
}

export interface Wanted {
  after: { publishedAt: string; id: number } | null
  limit: number
  /** authors to leave out */
  hiddenIds: number[]
  /** spots to leave out */
  seen: number[]
}

const LATER_THAN_ALL = { publishedAt: '9999-01-01T00:00:00.000Z', id: 0 }

/** The bindings of `NEXT`, the part of a condition that continues a list of spots. */
export function bindingsOf({ after, limit, hiddenIds, seen }: Wanted) {
  const { publishedAt, id } = after ?? LATER_THAN_ALL
  return { at: publishedAt, id, limit, hiddenIds, seen }
}

/** @param spots an alias of table `spots` */
export function nextOf(spots: string): string {
  return `${spots}.status = 'publish'
    and (${spots}.published_at, ${spots}.id) < (:at::timestamptz, :id::integer)
    and ${spots}.user_id <> all(:hiddenIds::integer[]) and ${spots}.id <> all(:seen::integer[])`
}

/** @param spots an alias of table `spots` */
export function newestFirst(spots: string): string {
  return `order by ${spots}.published_at desc, ${spots}.id desc limit :limit`
}
