import db from '@adonisjs/lucid/services/db'
import { distanceKm, KM_PER_DEGREE, longitudeShrink } from '#app/common/geo/distance'
import type { GeoPoint } from '#app/common/geo/geo_point'
import {
  bindingsOf,
  newestFirst,
  nextOf,
  type FoundSpot,
  type Wanted,
} from '#app/spots/feed/feed_sql'
import type { FeedTab, FeedLack } from '#app/spots/feed/feed_tabs'

/** SQL for the next spots of each market that `viewerId` joined. */
const SPOTS_OF_MARKETS = `select s.id, s.published_at from market_members member
  cross join lateral (select s.id, s.published_at from spot_markets placed
    join spots s on s.id = placed.spot_id
    where placed.market_id = member.market_id
      and (placed.published_at, placed.spot_id) < (:at::timestamptz, :id::integer) and ${nextOf('s')}
    order by placed.published_at desc, placed.spot_id desc limit :limit) s
  where member.user_id = :viewerId`

export const JOINED_MARKETS = `select distinct s.id, s.published_at as "publishedAt",
    s.published_at from (${SPOTS_OF_MARKETS}) s ${newestFirst('s')}`

/** The next spots around the markets that somebody joined, newest first. */
export async function listMarketSpots(viewerId: number, wanted: Wanted): Promise<FoundSpot[]> {
  const { rows } = await db.rawQuery<{ rows: FoundSpot[] }>(JOINED_MARKETS, {
    ...bindingsOf(wanted),
    viewerId,
  })
  return rows
}

/** Up to this many people, looking at each one’s newest spots is the fastest. */
const FEW_PEOPLE = 150
/** Of the newest spots, how many are looked through for those of many people. */
const WINDOW = 3000

const PEOPLE = `people as materialized (
  select followee_id as id from follows where follower_id = :viewerId
  union all select :viewerId::integer)`

const OF_EACH_PERSON = `select s.id, s.published_at from people
  cross join lateral (select s.id, s.published_at from spots s
    where s.user_id = people.id and ${nextOf('s')} ${newestFirst('s')}) s`

const AMONG_NEWEST = `select s.id, s.published_at from (
    select s.id, s.published_at, s.user_id from spots s where ${nextOf('s')}
    order by s.published_at desc, s.id desc limit ${WINDOW}) s
  where s.user_id in (select id from people) ${newestFirst('s')}`

const OF_TEAMS = `select s.id, s.published_at from team_followers team
  cross join lateral (select s.id, s.published_at from spots s
    where s.team_id = team.team_id and ${nextOf('s')} ${newestFirst('s')}) s
  where team.user_id = :viewerId`

const followedSql = (ofPeople: string) => `with ${PEOPLE}
  select s.id, s.published_at as "publishedAt" from (
    (${ofPeople}) union (${OF_TEAMS}) union (${SPOTS_OF_MARKETS})) s ${newestFirst('s')}`

export const FOLLOWED_BY_PERSON = followedSql(OF_EACH_PERSON)
export const FOLLOWED_AMONG_NEWEST = followedSql(AMONG_NEWEST)

/**
 * The next spots of the people, teams and markets that somebody follows and their own, newest first.
 *
 * Who follows few people gets the newest of each. Who follows many finds enough among the newest of
 * all; only if those don’t suffice, because the people are quiet, each one is looked at after all.
 */
export async function listFollowedSpots(viewerId: number, wanted: Wanted): Promise<FoundSpot[]> {
  const values = { ...bindingsOf(wanted), viewerId }
  if (await followsMany(viewerId)) {
    const { rows } = await db.rawQuery<{ rows: FoundSpot[] }>(FOLLOWED_AMONG_NEWEST, values)
    if (rows.length === wanted.limit) return rows
  }
  const { rows } = await db.rawQuery<{ rows: FoundSpot[] }>(FOLLOWED_BY_PERSON, values)
  return rows
}

async function followsMany(viewerId: number): Promise<boolean> {
  const { rows } = await db.rawQuery<{ rows: { count: number }[] }>(
    `select count(*)::integer as count from (
       select from follows where follower_id = ? limit ${FEW_PEOPLE + 1}) some_follows`,
    [viewerId]
  )
  return rows[0].count > FEW_PEOPLE
}

export const NEAR = `select s.id, s.published_at as "publishedAt" from unnest(:cells::integer[]) as near(cell)
  cross join lateral (select s.id, s.published_at from spots s
    where s.cell = near.cell and ${nextOf('s')} ${newestFirst('s')}) s
  ${newestFirst('s')}`

/** The next spots in some cells, newest first. */
export async function listNearSpots(
  cells: readonly number[],
  wanted: Wanted
): Promise<FoundSpot[]> {
  if (!cells.length) return []
  const { rows } = await db.rawQuery<{ rows: FoundSpot[] }>(NEAR, { ...bindingsOf(wanted), cells })
  return rows
}

/** A ring ends this far from the nearest of one’s markets. */
export const RINGS_KM = [15, 40, 100] as const

/** Cells per degree; as in the column `spots.cell`. */
const CELLS = 10
const CELLS_AROUND = 360 * CELLS

/** The cells of each ring around some places, each in the nearest ring. */
export function nearCells(centers: readonly GeoPoint[]): number[][] {
  const rings = new Map<number, number>()
  for (const center of centers) {
    for (const [cell, distance] of cellsAround(center)) {
      const ring = RINGS_KM.findIndex((km) => distance <= km)
      if (ring >= 0) rings.set(cell, Math.min(ring, rings.get(cell) ?? ring))
    }
  }
  return RINGS_KM.map((_, ring) => [...rings].flatMap(([cell, of]) => (of === ring ? [cell] : [])))
}

function* cellsAround(center: GeoPoint): Generator<[cell: number, distance: number]> {
  const reach = RINGS_KM.at(-1)!
  const rows = Math.ceil((reach / KM_PER_DEGREE) * CELLS)
  const width = Math.max(longitudeShrink(center.latitude), 0.05)
  const columns = Math.ceil((reach / KM_PER_DEGREE / width) * CELLS)
  const row = Math.floor((center.latitude + 90) * CELLS)
  const column = Math.floor((center.longitude + 180) * CELLS)
  for (let y = Math.max(0, row - rows); y <= Math.min(180 * CELLS, row + rows); y++) {
    for (let x = column - columns; x <= column + columns; x++) {
      const middle = { latitude: (y + 0.5) / CELLS - 90, longitude: (x + 0.5) / CELLS - 180 }
      const around = ((x % CELLS_AROUND) + CELLS_AROUND) % CELLS_AROUND
      const isCenter = y === row && x === column
      yield [y * CELLS_AROUND + around, isCenter ? 0 : distanceKm(center, middle)]
    }
  }
}

/** Of the most popular spots, how many are looked through. */
const POPULAR_WINDOW = 2000

const popularSql = (condition: string) => `select s.id from (
    select id, user_id, team_id, cell, popularity from spots where status = 'publish'
    order by popularity desc, id desc limit ${POPULAR_WINDOW}) s
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

export const TAGGED = `select s.id, s.published_at as "publishedAt" from spot_tags tagged
  join spots s on s.id = tagged.spot_id
  where tagged.tag = :tag
    and (tagged.published_at, tagged.spot_id) < (:at::timestamptz, :id::integer) and ${nextOf('s')}
  order by tagged.published_at desc, tagged.spot_id desc limit :limit`

/** The next spots with a tag, newest first. @param tag as `tagKey` makes it */
export async function listTaggedSpots(tag: string, wanted: Wanted): Promise<FoundSpot[]> {
  const { rows } = await db.rawQuery<{ rows: FoundSpot[] }>(TAGGED, { ...bindingsOf(wanted), tag })
  return rows
}

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
