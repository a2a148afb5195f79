import { DateTime } from 'luxon'
import { findAddressOwner } from '#app/accounts/find_users'
import type { ActingUser } from '#app/accounts/user'
import { fieldErrors } from '#app/common/http/field_errors'
import { afterCommit } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { enqueue } from '#app/kernel/queue/dispatch'
import { settleNotice } from '#app/notifications/change_notices'
import { notify } from '#app/notifications/notify'
import SendTeamInvitation from '#app/teams/invitations/send_team_invitation_job'
import TeamInvitation, {
  TEAM_INVITATION_DAYS,
  invitationGroupKey,
} from '#app/teams/invitations/team_invitation'
import type Team from '#app/teams/team'
import { findKnownMember } from '#app/teams/invitations/find_known_member'
import { lockTeam } from '#app/teams/team_locks'
import { MAX_OPEN_INVITATIONS } from '#app/teams/team_options'
import { mayManage, type GivenRole } from '#app/teams/team_roles'

/**
 * Invites an email address, with or without an account. Inviting it again renews the invitation and
 * invalidates the earlier link.
 * @throws HttpError 404, 403, 409 if too many invitations are open; E_VALIDATION_ERROR on `email` of a
 * member whose address is known to the team
 */
export async function invitePerson(
  acting: ActingUser,
  handle: string,
  { email, role }: { email: string; role: GivenRole }
): Promise<TeamInvitation> {
  const { user, trx } = acting
  const { team } = await lockTeam(acting, { handle }, mayManage)
  await refuseMember(acting, team, email)
  const open = await TeamInvitation.query({ client: trx }).where({
    team_id: team.id,
    status: 'open',
  })
  const former = open.find((invitation) => invitation.email === email)
  if (!former && open.length >= MAX_OPEN_INVITATIONS) {
    throw HttpError.conflict(`${MAX_OPEN_INVITATIONS} invitations are open. Withdraw one first.`)
  }
  const invitation = former ?? new TeamInvitation()
  invitation.useTransaction(trx)
  await invitation
    .merge({
      teamId: team.id,
      email,
      role,
      status: 'open',
      tokenHash: null,
      invitedByUserId: user.id,
      expiresAt: DateTime.now().plus({ days: TEAM_INVITATION_DAYS }),
    })
    .save()
  await invitation.load('invitedBy')
  await tellInvited(acting, team, email)
  afterCommit(trx, () => enqueue(SendTeamInvitation.dispatch({ invitationId: invitation.id })))
  return invitation
}

async function refuseMember(acting: ActingUser, team: Team, email: string) {
  const member = await findKnownMember(acting, team.id, email)
  if (member) throw fieldErrors({ email: `${member.name} is in this team already.` })
}

/** Also notifies the account with that address, if any. */
async function tellInvited({ user, trx }: ActingUser, team: Team, email: string): Promise<void> {
  const invited = await findAddressOwner(email, trx)
  if (!invited) return
  await notify(
    { trx },
    {
      userId: invited.id,
      kind: 'team_invitation',
      actorId: user.id,
      groupKey: invitationGroupKey(team.id),
      words: { team: team.name },
      url: `/teams/${team.handle}`,
    }
  )
}

/** Invalidates the link. @throws HttpError 404, 403 */
export async function withdrawTeamInvitation(
  acting: ActingUser,
  handle: string,
  id: number
): Promise<void> {
  const { trx } = acting
  const { team } = await lockTeam(acting, { handle }, mayManage)
  const invitation = await TeamInvitation.query({ client: trx })
    .where({ id, team_id: team.id, status: 'open' })
    .first()
  if (!invitation) throw HttpError.notFound()
  await invitation.delete()
  const invited = await findAddressOwner(invitation.email, trx)
  if (!invited) return
  await settleNotice({ trx }, { userId: invited.id, groupKey: invitationGroupKey(team.id) })
}
