import { invitationTokenHash } from '#app/teams/invitations/models/invitation_token'
import TeamInvitation from '#app/teams/invitations/models/team_invitation'

/** Null if the link was withdrawn, renewed or never sent. */
export function findInvitation(token: string): Promise<TeamInvitation | null> {
  return TeamInvitation.query()
    .where('token_hash', invitationTokenHash(token))
    .preload('team')
    .preload('invitedBy')
    .first()
}
