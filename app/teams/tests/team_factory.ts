import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import { createTeam } from '#app/teams/change_team'
import type { GivenRole } from '#app/teams/team_roles'
import type Team from '#app/teams/team'
import TeamMember from '#app/teams/team_member'
import { uniqueHandle } from '#tests/support/users'

/** A team with an owner and one person in each of the given roles. */
export async function teamOf(
  owner: User,
  people: Partial<Record<GivenRole, User>> = {}
): Promise<Team> {
  const input = { name: 'Rinaldi & Figli', handle: uniqueHandle(), type: 'brokerage' } as const
  const team = await db.transaction((trx) => createTeam({ user: owner, trx }, input))
  for (const role of ['admin', 'agent', 'viewer'] as const) {
    const person = people[role]
    if (person) await addMember(team, person, role)
  }
  return team
}

export async function addMember(team: Team, user: User, role: GivenRole = 'agent'): Promise<void> {
  await TeamMember.create({ teamId: team.id, userId: user.id, role })
}
