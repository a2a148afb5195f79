import type User from '#app/accounts/models/user'
import { listMembers } from '#app/teams/members/queries/list_members'

const MAX_CANDIDATES = 100

/** The person, and those they work with in their team. */
export async function listHostCandidates(user: User): Promise<User[]> {
  if (user.currentTeamId === null) return [user]
  const members = await listMembers(user.currentTeamId, { page: 1, perPage: MAX_CANDIDATES })
  const others = members.filter((member) => member.userId !== user.id)
  return [user, ...others.map((member) => member.user)]
}
