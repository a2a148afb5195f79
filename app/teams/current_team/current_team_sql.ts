import { userCardJson, type UserCardRow } from '#app/accounts/user_card_sql'
import type { TeamRole } from '#app/teams/team_roles'

export interface CurrentTeam {
  id: number
  handle: string
  name: string
  photoUrl: string | null
  role: TeamRole
  users: UserCardRow[]
}

/** Larger teams are listed on their own page. */
const MAX_USERS = 50

/** The person's current team, with its longest-standing members, for every page. */
export const OWN_CURRENT_TEAM = `select json_build_object('id', t.id, 'handle', t.handle,
    'name', t.name, 'photoUrl', t.photo_url, 'role', own.role,
    'users', (select coalesce(json_agg(${userCardJson('colleague')} order by m.id), '[]'::json)
      from (select id, user_id from team_members where team_id = t.id
        order by id limit ${MAX_USERS}) m
      join users colleague on colleague.id = m.user_id))
  from users self
  join team_members own on own.team_id = self.current_team_id and own.user_id = self.id
  join teams t on t.id = own.team_id
  where self.id = :userId`
