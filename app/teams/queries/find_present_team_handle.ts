import db from '@adonisjs/lucid/services/db'

/**
 * The current handle of the team that recently gave this one up; null if none did. @param handle in
 * lower case
 */
export async function findPresentTeamHandle(handle: string): Promise<string | null> {
  const row: { handle: string } | null = await db
    .from('former_handles')
    .join('teams', 'teams.id', 'former_handles.team_id')
    .where('former_handles.handle', handle)
    .where('expires_at', '>', db.raw('now()'))
    .select('teams.handle')
    .first()
  return row?.handle ?? null
}
