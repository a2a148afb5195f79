import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isHiddenFrom } from '#app/accounts/blocking/is_hidden_from'
import type User from '#app/accounts/user'
import type { ActingUser } from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { settleNotice } from '#app/notifications/change_notices'
import { notify } from '#app/notifications/notify'
import { invitationTokenHash } from '#app/teams/invitations/invitation_token'
import TeamInvitation, { invitationGroupKey } from '#app/teams/invitations/team_invitation'
import { admitPerson } from '#app/teams/members/change_members'
import type Team from '#app/teams/team'
import { lockTeam } from '#app/teams/team_locks'

/** By the link in the mail, or by the team's handle for the person who is signed in. */
type Which = { token: string } | { handle: string }

const anybody = () => true

const gone = () =>
  new HttpError(404, 'This invitation was withdrawn or replaced. Ask the team for a new one.')

/**
 * Works once, for the person with the invited address.
 * @throws HttpError 404, 403 for anyone else, 409 if it was answered or expired
 */
export async function answerTeamInvitation(
  { user, trx }: ActingUser,
  which: Which,
  accept: boolean
): Promise<Team> {
  const invitations = () => latest({ user, trx }, which)
  const found = await invitations().first()
  if (!found) throw gone()
  if (found.email !== user.email) {
    throw HttpError.forbidden(`This invitation is for ${found.email}. Sign in with that address.`)
  }
  if (await isHiddenFrom(user.id, found.invitedByUserId, trx)) throw gone()
  const { team } = await lockTeam({ user, trx }, { id: found.teamId }, anybody)
  const invitation = await invitations().forUpdate().first()
  if (!invitation) throw gone()
  if (invitation.status !== 'open') {
    throw HttpError.conflict('This invitation was answered already.')
  }
  if (!invitation.isUsable) {
    throw HttpError.conflict('This invitation has expired. Ask the team for a new one.')
  }
  if (accept) await admitPerson({ user, trx }, team, invitation.role)
  const status = accept ? 'accepted' : 'declined'
  await invitation.merge({ status, answeredAt: DateTime.now() }).save()
  await settleNotice({ trx }, { userId: user.id, groupKey: invitationGroupKey(team.id) })
  if (invitation.invitedByUserId !== null) {
    await notify(
      { trx },
      {
        userId: invitation.invitedByUserId,
        kind: 'team_invitation_answer',
        actorId: user.id,
        groupKey: `team_invitation_answer:${team.id}:${status}`,
        words: { team: team.name, answer: status },
        url: `/teams/${team.handle}/members`,
      }
    )
  }
  return team
}

function latest({ user, trx }: ActingUser, which: Which) {
  const invitations = TeamInvitation.query({ client: trx }).orderBy('id', 'desc')
  if ('token' in which) return invitations.where('token_hash', invitationTokenHash(which.token))
  return invitations
    .where('email', user.email)
    .whereIn('team_id', trx.from('teams').where('handle', which.handle).select('id'))
}

/** Deletes a deleted account's invitations, so that nobody accepts them later by its address. */
export async function dropTeamInvitationsTo(
  { email }: User,
  trx: TransactionClientContract
): Promise<void> {
  await TeamInvitation.query({ client: trx }).where('email', email).delete()
}
