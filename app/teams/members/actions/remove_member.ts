import { HttpError } from '#app/kernel/exceptions/http_error'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { isMember, mayManage } from '#app/teams/contract/team_roles'
import { lockMember } from '#app/teams/members/models/lock_member'
import { lockTeam } from '#app/teams/models/lock_team'
import TeamMember from '#app/teams/models/team_member'
import { tellRole } from '#app/teams/notices/tell_role'
import { runDepartureSteps } from '#app/teams/registry/team_steps'

interface Leaving {
  /** only when leaving: otherwise listings made for the team stay with it */
  takesListings?: boolean
}

/** Leaving is removing oneself; the owner can't leave. @throws HttpError 404, 403, 409 */
export async function removeMember(
  acting: ActingUser,
  handle: string,
  userId: number,
  { takesListings = false }: Leaving = {}
): Promise<void> {
  const { user, trx } = acting
  const isLeaving = userId === user.id
  const { team } = await lockTeam(acting, { handle }, isLeaving ? isMember : mayManage)
  const member = await lockMember(team.id, userId, trx)
  if (member.role === 'owner') {
    throw HttpError.conflict(
      isLeaving
        ? 'You own this team. Hand it over or delete it first.'
        : 'The owner can’t be removed.'
    )
  }
  const { userId: ownerId } = await TeamMember.query({ client: trx })
    .where({ team_id: team.id, role: 'owner' })
    .firstOrFail()
  await runDepartureSteps({ team, userId, ownerId, takesListings: isLeaving && takesListings }, trx)
  await member.delete()
  if (!isLeaving) await tellRole({ trx }, team, { userId, role: 'removed' })
}
