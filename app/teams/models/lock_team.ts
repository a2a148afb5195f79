import { HttpError } from '#app/kernel/exceptions/http_error'
import type { ActingUser } from '#app/accounts/models/acting_user'
import type { TeamRole } from '#app/teams/contract/team_roles'
import Team from '#app/teams/models/team'
import TeamMember from '#app/teams/models/team_member'

export interface LockedTeam {
  team: Team
  /** the caller's role; null if they aren't in the team */
  role: TeamRole | null
}

/**
 * Locks a team, to serialize changes to it and its members.
 * @param may the right the caller's role must have
 * @throws HttpError 404, 403
 */
export async function lockTeam(
  { user, trx }: ActingUser,
  where: { handle: string } | { id: number },
  may: (role: TeamRole | null) => boolean
): Promise<LockedTeam> {
  const team = await Team.query({ client: trx }).where(where).forUpdate().first()
  if (!team) throw HttpError.notFound()
  const member = await TeamMember.query({ client: trx })
    .where({ team_id: team.id, user_id: user.id })
    .first()
  const role = member?.role ?? null
  if (!may(role)) throw HttpError.forbidden()
  return { team, role }
}
