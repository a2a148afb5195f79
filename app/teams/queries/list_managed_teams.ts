import db from '@adonisjs/lucid/services/db'
import type Team from '#app/teams/models/team'
import { mayManage, TEAM_ROLES } from '#app/teams/contract/team_roles'

/** Teams the person owns or administers, by name. */
export function listManagedTeams(userId: number): Promise<Pick<Team, 'id' | 'handle' | 'name'>[]> {
  return db
    .from('team_members as m')
    .join('teams as t', 't.id', 'm.team_id')
    .where('m.user_id', userId)
    .whereIn('m.role', TEAM_ROLES.filter(mayManage))
    .orderByRaw('lower(t.name), t.id')
    .select('t.id', 't.handle', 't.name')
    .exec()
}
