import db from '@adonisjs/lucid/services/db'
import User, { type ActingUser } from '#app/accounts/user'
import { userCardJson, type UserCardRow } from '#app/accounts/user_card_sql'
import { fieldErrors } from '#app/common/http/field_errors'
import TeamMember from '#app/teams/team_member'
import type { TeamRole } from '#app/teams/team_roles'

/** @param teamId null for no team @throws E_VALIDATION_ERROR for a team they aren't in */
export async function switchTeam({ user, trx }: ActingUser, teamId: number | null): Promise<User> {
  if (teamId !== null) {
    const member = await TeamMember.query({ client: trx })
      .where({ team_id: teamId, user_id: user.id })
      .forShare()
      .first()
    if (!member) throw fieldErrors({ team_id: 'You aren’t in that team.' })
  }
  const person = await User.findOrFail(user.id, { client: trx })
  return person.merge({ currentTeamId: teamId }).save()
}

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
