import { DateTime } from 'luxon'
import { isHiddenFrom } from '#app/accounts/blocking/policies/is_hidden_from'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { notify } from '#app/notifications/actions/notify'
import { invitationTokenHash } from '#app/teams/invitations/models/invitation_token'
import TeamInvitation from '#app/teams/invitations/models/team_invitation'
import { admitPerson } from '#app/teams/members/actions/admit_person'
import { lockTeam } from '#app/teams/models/lock_team'
import type Team from '#app/teams/models/team'

const anybody = () => true

/**
 * Works once, for the person with the invited address.
 * @throws HttpError 404, 403 for anyone else, 409 if it was answered or expired
 */
export async function answerInvitation(
  { user, trx }: ActingUser,
  token: string,
  accept: boolean
): Promise<Team> {
  const invitations = () =>
    TeamInvitation.query({ client: trx }).where('token_hash', invitationTokenHash(token))
  const found = await invitations().first()
  if (!found) throw HttpError.notFound()
  if (found.email !== user.email) {
    throw HttpError.forbidden(`This invitation is for ${found.email}. Sign in with that address.`)
  }
  if (await isHiddenFrom(user.id, found.invitedByUserId, trx)) throw HttpError.notFound()
  const { team } = await lockTeam({ user, trx }, { id: found.teamId }, anybody)
  const invitation = await invitations().forUpdate().first()
  if (!invitation) throw HttpError.notFound()
  if (invitation.status !== 'open') {
    throw HttpError.conflict('This invitation was answered already.')
  }
  if (!invitation.isUsable) {
    throw HttpError.conflict('This invitation has expired. Ask the team for a new one.')
  }
  if (accept) await admitPerson({ user, trx }, team, invitation.role)
  const status = accept ? 'accepted' : 'declined'
  await invitation.merge({ status, answeredAt: DateTime.now() }).save()
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
