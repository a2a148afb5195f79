import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ActingUser } from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import Team from '#app/teams/team'
import TeamMember from '#app/teams/team_member'
import type { TeamRole } from '#app/teams/team_roles'

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

/** A member of a team that is already locked. @throws HttpError 404 */
export async function lockMember(
  teamId: number,
  userId: number,
  trx: TransactionClientContract
): Promise<TeamMember> {
  const member = await TeamMember.query({ client: trx })
    .where({ team_id: teamId, user_id: userId })
    .preload('user')
    .forUpdate()
    .first()
  if (!member) throw HttpError.notFound()
  return member
}
