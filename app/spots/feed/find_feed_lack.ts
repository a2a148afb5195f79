import db from '@adonisjs/lucid/services/db'
import type { FeedTab, FeedLack } from '#app/spots/feed/feed_tabs'

const HAS_MARKET = 'exists (select from market_members where user_id = :viewerId)'
const FOLLOWS = `(exists (select from follows where follower_id = :viewerId)
  or exists (select from team_followers where user_id = :viewerId) or ${HAS_MARKET})`

/** Without what a tab of the feed has nothing to show but popular spots; null if nothing is missing. */
export async function findFeedLack(
  viewerId: number | null,
  tab: FeedTab
): Promise<FeedLack | null> {
  if (viewerId === null) return 'account'
  const { rows } = await db.rawQuery<{ rows: { hasIt: boolean }[] }>(
    `select ${tab === 'following' ? FOLLOWS : HAS_MARKET} as "hasIt"`,
    { viewerId }
  )
  if (rows[0].hasIt) return null
  return tab === 'following' ? 'follows' : 'market'
}
