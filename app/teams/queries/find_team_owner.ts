import type User from '#app/accounts/models/user'
import TeamMember from '#app/teams/models/team_member'

export async function findTeamOwner(teamId: number): Promise<User | null> {
  const owner = await TeamMember.query()
    .where({ team_id: teamId, role: 'owner' })
    .preload('user')
    .first()
  return owner?.user ?? null
}
