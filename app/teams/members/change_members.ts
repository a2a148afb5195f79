import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import User, { type ActingUser } from '#app/accounts/user'
import { fieldErrors } from '#app/common/http/field_errors'
import { HttpError } from '#app/kernel/exceptions/http_error'
import TeamInvitation from '#app/teams/invitations/team_invitation'
import TeamRequest from '#app/teams/requests/team_request'
import type Team from '#app/teams/team'
import { lockMember, lockTeam } from '#app/teams/team_locks'
import TeamMember from '#app/teams/team_member'
import { tellRole } from '#app/teams/team_notices'
import { MAX_TEAM_MEMBERS } from '#app/teams/team_options'
import { mayList, mayManage, isMember, isOwner, type GivenRole } from '#app/teams/team_roles'
import { runDemotionSteps, runDepartureSteps } from '#app/teams/team_steps'

/**
 * Makes this the current team of a person without one, and answers what was open between both.
 * Existing members keep their role.
 * @param team locked
 * @throws HttpError 409 if the team is full
 */
export async function admitPerson(
  { user, trx }: ActingUser,
  team: Team,
  role: GivenRole
): Promise<void> {
  const members = TeamMember.query({ client: trx }).where('team_id', team.id)
  if (await members.clone().where('user_id', user.id).first()) return
  if (team.membersCount >= MAX_TEAM_MEMBERS) {
    throw HttpError.conflict(`A team has at most ${MAX_TEAM_MEMBERS} members.`)
  }
  await TeamMember.create({ teamId: team.id, userId: user.id, role }, { client: trx })
  await User.query({ client: trx })
    .where('id', user.id)
    .whereNull('current_team_id')
    .update({ current_team_id: team.id })
  const accepted = { status: 'accepted', answered_at: DateTime.now().toSQL() }
  await TeamRequest.query({ client: trx })
    .where({ team_id: team.id, user_id: user.id, status: 'open' })
    .update(accepted)
  await TeamInvitation.query({ client: trx })
    .where({ team_id: team.id, email: user.email, status: 'open' })
    .update(accepted)
}

/** Anyone's but the owner's. @throws HttpError 404, 403, 409 */
export async function changeRole(
  acting: ActingUser,
  handle: string,
  userId: number,
  role: GivenRole
): Promise<TeamMember> {
  const { team } = await lockTeam(acting, { handle }, mayManage)
  const member = await lockMember(team.id, userId, acting.trx)
  if (member.role === 'owner') {
    throw HttpError.conflict('The owner stays the owner until the team is handed over.')
  }
  if (member.role === role) return member
  const isDemoted = mayList(member.role) && !mayList(role)
  await member.merge({ role }).save()
  if (isDemoted) {
    const ownerId = await findOwnerId(team, acting.trx)
    await runDemotionSteps({ team, userId, ownerId }, acting.trx)
  }
  if (userId !== acting.user.id) await tellRole(acting, team, { userId, role })
  return member
}

interface Leaving {
  /** only when leaving: otherwise listings made for the team stay with it */
  takesListings?: boolean
}

/** Leaving is removing oneself; the owner can't leave. @throws HttpError 404, 403, 409 */
export async function removeTeamMember(
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
  const ownerId = await findOwnerId(team, trx)
  await runDepartureSteps({ team, userId, ownerId, takesListings: isLeaving && takesListings }, trx)
  await member.delete()
  if (!isLeaving) await tellRole({ trx }, team, { userId, role: 'removed' })
}

async function findOwnerId({ id }: Team, trx: TransactionClientContract): Promise<number> {
  const owner = await TeamMember.query({ client: trx })
    .where({ team_id: id, role: 'owner' })
    .firstOrFail()
  return owner.userId
}

/** The former owner becomes an admin. @throws E_VALIDATION_ERROR on `user_id`, HttpError 404, 403 */
export async function transferTeam(
  acting: ActingUser,
  handle: string,
  userId: number
): Promise<Team> {
  const { user, trx } = acting
  const { team } = await lockTeam(acting, { handle }, isOwner)
  const members = () => TeamMember.query({ client: trx }).where('team_id', team.id)
  const heir = await members().where('user_id', userId).first()
  if (!heir) throw fieldErrors({ user_id: 'Choose someone in this team.' })
  if (heir.userId === user.id) throw fieldErrors({ user_id: 'You already own this team.' })
  await members().where('user_id', user.id).update({ role: 'admin' })
  await heir.merge({ role: 'owner' }).save()
  await tellRole(acting, team, { userId, role: 'owner' })
  return team
}
