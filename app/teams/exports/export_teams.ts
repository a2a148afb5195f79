import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { ExportedPart } from '#app/accounts/registry/export_parts'

/** Teams the person is in, follows, or asked to join. */
export async function exportTeams({ id }: User): Promise<ExportedPart> {
  const teamsOf = (table: string, ...columns: string[]): Promise<object[]> =>
    db
      .from(table)
      .join('teams', 'teams.id', `${table}.team_id`)
      .where(`${table}.user_id`, id)
      .orderBy(`${table}.created_at`)
      .orderBy('teams.id')
      .select(
        'teams.handle',
        'teams.name',
        'teams.photo_url',
        ...columns.map((column) => `${table}.${column}`)
      )
  return {
    data: {
      memberships: await teamsOf('team_members', 'role', 'created_at'),
      followed: await teamsOf('team_followers', 'created_at'),
      requests: await teamsOf('team_requests', 'message', 'status', 'created_at'),
    },
  }
}
