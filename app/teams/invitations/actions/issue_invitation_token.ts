import type { InTransaction } from '#app/kernel/database/transaction'
import {
  invitationTokenHash,
  newInvitationToken,
} from '#app/teams/invitations/models/invitation_token'
import TeamInvitation from '#app/teams/invitations/models/team_invitation'

/** A link for the invitation mail; null if the invitation is gone or answered. */
export async function issueInvitationToken({ trx }: InTransaction, invitationId: number) {
  const invitation = await TeamInvitation.query({ client: trx })
    .where('id', invitationId)
    .preload('team')
    .preload('invitedBy')
    .forUpdate()
    .first()
  if (!invitation?.isUsable) return null
  const token = newInvitationToken()
  await invitation.merge({ tokenHash: invitationTokenHash(token) }).save()
  return { invitation, token }
}
