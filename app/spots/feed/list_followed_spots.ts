import db from '@adonisjs/lucid/services/db'
import {
  bindingsOf,
  newestFirst,
  nextOf,
  type Found,
  type Wanted,
} from '#app/spots/feed/feed_source'
import { SPOTS_OF_MARKETS } from '#app/spots/feed/list_market_spots'

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
export async function listFollowedSpots(viewerId: number, wanted: Wanted): Promise<Found[]> {
  const values = { ...bindingsOf(wanted), viewerId }
  if (await followsMany(viewerId)) {
    const { rows } = await db.rawQuery<{ rows: Found[] }>(FOLLOWED_AMONG_NEWEST, values)
    if (rows.length === wanted.limit) return rows
  }
  const { rows } = await db.rawQuery<{ rows: Found[] }>(FOLLOWED_BY_PERSON, values)
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
