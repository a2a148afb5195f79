import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { userCardJson, type UserCardRow } from '#app/accounts/user_card_sql'
import type { Moment } from '#app/common/http/wire_time'
import type { TeamRole } from '#app/teams/team_roles'
import type Team from '#app/teams/team'

type TeamColumn =
  | 'id'
  | 'handle'
  | 'name'
  | 'type'
  | 'domain'
  | 'domainStatus'
  | 'photoUrl'
  | 'membersCount'
  | 'followersCount'

export interface TeamRow extends Pick<Team, TeamColumn> {
  createdAt: Moment
  owner: UserCardRow
  role: TeamRole | null
  isFollowing: boolean
}

const COLUMNS = `t.id, t.handle, t.name, t.type, t.domain, t.domain_status as "domainStatus",
  t.photo_url as "photoUrl", t.members_count as "membersCount", t.followers_count as "followersCount",
  t.created_at as "createdAt",
  (select ${userCardJson('owner')} from team_members m join users owner on owner.id = m.user_id
    where m.team_id = t.id and m.role = 'owner') as owner,
  (select m.role from team_members m where m.team_id = t.id and m.user_id = :viewer) as role,
  exists (select 1 from team_followers f
    where f.team_id = t.id and f.user_id = :viewer) as "isFollowing"`

/**
 * Reads teams, aliased `t`. @param tail the SQL after `from teams t`
 * @param viewer null for a guest
 */
export async function readTeams(
  tail: string,
  values: { viewer: number | null } & Record<string, unknown>,
  client?: TransactionClientContract
): Promise<TeamRow[]> {
  const { rows } = await (client ?? db).rawQuery<{ rows: TeamRow[] }>(
    `select ${COLUMNS} from teams t ${tail}`,
    values
  )
  return rows
}
