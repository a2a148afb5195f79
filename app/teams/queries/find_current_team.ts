import db from '@adonisjs/lucid/services/db'
import { userCardJson, type UserCardRow } from '#app/accounts/models/user_card_row'
import type User from '#app/accounts/models/user'
import type { TeamRole } from '#app/teams/contract/team_roles'

/** Larger teams are listed on their own page. */
const MAX_USERS = 50

export interface CurrentTeam {
  id: number
  handle: string
  name: string
  photoUrl: string | null
  role: TeamRole
  users: UserCardRow[]
}

/** The person's current team, with its longest-standing members. */
export async function findCurrentTeam({
  id,
  currentTeamId,
}: Pick<User, 'id' | 'currentTeamId'>): Promise<CurrentTeam | null> {
  if (currentTeamId === null) return null
  const { rows } = await db.rawQuery<{ rows: CurrentTeam[] }>(
    `select t.id, t.handle, t.name, t.photo_url as "photoUrl", own.role,
       (select coalesce(json_agg(${userCardJson('colleague')} order by m.id), '[]'::json)
         from (select id, user_id from team_members where team_id = t.id order by id limit :max) m
         join users colleague on colleague.id = m.user_id) as users
     from team_members own join teams t on t.id = own.team_id
     where own.team_id = :team and own.user_id = :id`,
    { id, team: currentTeamId, max: MAX_USERS }
  )
  return rows[0] ?? null
}
