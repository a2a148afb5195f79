import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { TeamRole } from '#app/teams/contract/team_roles'

/** A person's role in a team; null for outsiders and guests, or without a team. */
export async function findTeamRole(
  teamId: number | null,
  userId: number | null,
  client?: TransactionClientContract
): Promise<TeamRole | null> {
  if (teamId === null || userId === null) return null
  const member: { role: TeamRole } | null = await (client ?? db)
    .from('team_members')
    .where({ team_id: teamId, user_id: userId })
    .select('role')
    .first()
  return member?.role ?? null
}
