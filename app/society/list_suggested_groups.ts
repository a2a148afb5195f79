import db from '@adonisjs/lucid/services/db'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import { distanceKmSql, KM_PER_DEGREE } from '#app/common/geo/distance'
import { listMarketViews, type MarketView } from '#app/places/markets/find_markets'
import Market from '#app/places/markets/market'
import { MAX_LOOKED_AT } from '#app/society/list_members'
import { readTeams, type TeamRow } from '#app/teams/team_row'

const MAX_GROUPS = 6
/** With fewer that have to do with the person, the largest come in. */
const MIN_GROUPS = 3
const NEAR_KM = 200

export interface SuggestedTeam {
  team: TeamRow
  reason: string
}

export interface SuggestedMarket {
  view: MarketView
  reason: string
}

interface SuggestedGroupRow {
  id: number
  /** followed by the person, and in it */
  people: number
  /** one of the person's markets that it has to do with */
  market: string | null
}

/** The followees first who followed last. Bindings: `userId`, `most`. */
const FOLLOWED = `select followee_id as user_id from follows
  where follower_id = :userId order by id desc limit :most`

const OF_TEAMS = { market: 'Also in', largest: 'Among the largest teams' }
const OF_MARKETS = { market: 'Near', largest: 'Among the largest markets' }

/** Of two markets. */
const BETWEEN = distanceKmSql(
  { latitude: 'own.latitude', longitude: 'own.longitude' },
  { latitude: 'other.latitude', longitude: 'other.longitude' }
)

/**
 * Teams that somebody is neither in nor follows, and whose owner they don't hide from: with people
 * they follow, with people of their markets, and the largest.
 */
export async function listSuggestedTeams(userId: number): Promise<SuggestedTeam[]> {
  const { rows } = await db.rawQuery<{ rows: SuggestedGroupRow[] }>(
    `with followed as (
       select m.team_id, count(*)::integer as people
       from (${FOLLOWED}) own join team_members m using (user_id)
       group by m.team_id
     ), peers as (
       select distinct on (m.team_id) m.team_id, markets.name as market
       from market_members own
       join markets on markets.id = own.market_id
       cross join lateral (select user_id from market_members
             where market_id = own.market_id order by user_id desc limit :most) peer
       join team_members m on m.user_id = peer.user_id
       where own.user_id = :userId
       order by m.team_id, markets.members_count desc
     )
     select t.id, coalesce(people, 0) as people, market
     from teams t
     left join followed on followed.team_id = t.id
     left join peers on peers.team_id = t.id
     where (people > 0 or market is not null or t.members_count > 1)
       and not exists (select from team_members m where m.team_id = t.id
         and (m.user_id = :userId or m.role = 'owner' and m.user_id = any(:hidden::integer[])))
       and not exists (select from team_followers f
         where f.team_id = t.id and f.user_id = :userId)
     order by coalesce(people, 0) desc, (market is not null) desc, t.members_count desc, t.id
     limit :limit`,
    {
      userId,
      hidden: await listHiddenUserIds(userId),
      most: MAX_LOOKED_AT,
      limit: MAX_GROUPS,
    }
  )
  const suggested = mostFitting(rows)
  const teams = await readTeams('where t.id = any(:ids::integer[])', {
    viewer: userId,
    ids: suggested.map(({ id }) => id),
  })
  const byId = new Map(teams.map((team) => [team.id, team]))
  return suggested.flatMap((row) => {
    const team = byId.get(row.id)
    return team ? [{ team, reason: reasonOf(row, OF_TEAMS) }] : []
  })
}

/**
 * Markets that somebody isn't in: with people they follow, near their own ones, and the largest.
 */
export async function listSuggestedMarkets(userId: number): Promise<SuggestedMarket[]> {
  const { rows } = await db.rawQuery<{ rows: SuggestedGroupRow[] }>(
    `with followed as (
       select m.market_id, count(*)::integer as people
       from (${FOLLOWED}) own join market_members m using (user_id)
       group by m.market_id
     ), own as (
       select markets.* from market_members m join markets on markets.id = m.market_id
       where m.user_id = :userId
     )
     select other.id, coalesce(people, 0) as people, near.name as market
     from markets other
     left join followed on followed.market_id = other.id
     left join lateral (
       select own.name, ${BETWEEN} as km from own
       where abs(own.latitude - other.latitude) <= :nearKm::float8 / ${KM_PER_DEGREE}
         and ${BETWEEN} <= :nearKm::float8
       order by km limit 1) near on true
     where (people > 0 or near.name is not null or other.members_count > 0)
       and other.id not in (select id from own)
     order by coalesce(people, 0) desc, (near.name is not null) desc, near.km,
       other.members_count desc, other.id
     limit :limit`,
    { userId, most: MAX_LOOKED_AT, limit: MAX_GROUPS, nearKm: NEAR_KM }
  )
  const suggested = mostFitting(rows)
  const views = await listMarketViews(
    userId,
    Market.query().whereIn(
      'id',
      suggested.map(({ id }) => id)
    )
  )
  const byId = new Map(views.map((view) => [view.market.id, view]))
  return suggested.flatMap((row) => {
    const view = byId.get(row.id)
    return view ? [{ view, reason: reasonOf(row, OF_MARKETS) }] : []
  })
}

/** Of what was found, best first: the largest only as far as little else was. */
function mostFitting(rows: readonly SuggestedGroupRow[]): SuggestedGroupRow[] {
  return rows.filter(({ people, market }, at) => people > 0 || market !== null || at < MIN_GROUPS)
}

interface GroupReasons {
  /** stands before the name of one of the person's markets */
  market: string
  largest: string
}

function reasonOf({ people, market }: SuggestedGroupRow, words: GroupReasons): string {
  if (people > 1) return `${people} people you follow are in it`
  if (people === 1) return 'Someone you follow is in it'
  return market === null ? words.largest : `${words.market} ${market}`
}
