import type { InTransaction } from '#app/kernel/database/transaction'
import ListingInvitation from '#app/properties/invitations/models/listing_invitation'
import {
  invitationTokenHash,
  newInvitationToken,
} from '#app/teams/invitations/models/invitation_token'

/** A link for the invitation’s mail; null if it was withdrawn or has expired. */
export async function issueInvitationLink({ trx }: InTransaction, invitationId: number) {
  const invitation = await ListingInvitation.query({ client: trx })
    .where('id', invitationId)
    .preload('property')
    .preload('invitedBy')
    .forUpdate()
    .first()
  if (!invitation?.email || !invitation.isUsable) return null
  const token = newInvitationToken()
  await invitation.merge({ tokenHash: invitationTokenHash(token) }).save()
  return { invitation, email: invitation.email, token }
}
