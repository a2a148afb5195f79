import db from '@adonisjs/lucid/services/db'
import type { FeedTab } from '#app/spots/contract/feed_tabs'
import type { Wanted } from '#app/spots/feed/feed_source'

/** Of the most popular spots, how many are looked through. */
const WINDOW = 2000

const popularSql = (condition: string) => `select s.id from (
    select id, user_id, team_id, cell, popularity from spots where status = 'publish'
    order by popularity desc, id desc limit ${WINDOW}) s
  where s.user_id <> all(:hiddenIds::integer[]) and s.id <> all(:seen::integer[]) and ${condition}
  order by s.popularity desc, s.id desc limit :limit`

const OF_JOINED_MARKET = `exists (select from spot_markets placed
  join market_members member on member.market_id = placed.market_id
  where placed.spot_id = s.id and member.user_id = :viewerId)`

export const POPULAR = popularSql('true')

/** Those that a tab isn’t about. */
const ELSEWHERE: Record<FeedTab, string> = {
  following: popularSql(`s.user_id <> :viewerId
    and s.user_id not in (select followee_id from follows where follower_id = :viewerId)
    and not exists (select from team_followers team
      where team.team_id = s.team_id and team.user_id = :viewerId)
    and not ${OF_JOINED_MARKET}`),
  near: popularSql('(s.cell is null or s.cell <> all(:cells::integer[]))'),
  markets: popularSql(`not ${OF_JOINED_MARKET}`),
}

interface Popular extends Omit<Wanted, 'after'> {
  /** for whom the tab showed more than what `seen` can hold */
  beyond: { viewerId: number; tab: FeedTab; cells: number[] } | null
}

/** The most popular and recent spots that weren’t seen yet. */
export async function listPopularSpots({ beyond, ...wanted }: Popular): Promise<number[]> {
  const { rows } = await db.rawQuery<{ rows: { id: number }[] }>(
    beyond ? ELSEWHERE[beyond.tab] : POPULAR,
    { ...wanted, ...beyond }
  )
  return rows.map(({ id }) => id)
}
