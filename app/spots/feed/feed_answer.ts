import { formatCursor, type FeedCursor } from '#app/spots/feed/feed_cursor'
import { readFeedPage, readTagPage, type FeedPage } from '#app/spots/feed/feed_page'
import type { FeedTab } from '#app/spots/feed/feed_tabs'
import SpotTransformer from '#app/spots/spot_transformer'
import { readSpots, viewSpots } from '#app/spots/spot_view'

/** A page of the feed. */
export async function feedAnswer(viewerId: number | null, tab: FeedTab, cursor: FeedCursor) {
  return answerOf(viewerId, await readFeedPage(viewerId, tab, cursor))
}

/** A page of the spots with a tag, as `tagKey` makes it. */
export async function tagAnswer(viewerId: number | null, tag: string, cursor: FeedCursor) {
  return answerOf(viewerId, await readTagPage(viewerId, tag, cursor))
}

/** Spots whose slides are all being deleted are left out. */
async function answerOf(viewerId: number | null, { ids, popularIds, next }: FeedPage) {
  const rows = await readSpots(
    `where s.id = any(:ids::integer[]) and s.status = 'publish'
     order by array_position(:ids::integer[], s.id)`,
    { ids, viewerId }
  )
  const spots = (await viewSpots(rows, viewerId)).map((view) =>
    new SpotTransformer(view).toObject(popularIds.has(view.row.id) ? { kind: 'popular' } : null)
  )
  return {
    spots: spots.filter(({ slides }) => slides.length > 0),
    next_cursor: next && formatCursor(next),
  }
}
