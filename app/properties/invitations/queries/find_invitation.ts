import ListingInvitation from '#app/properties/invitations/models/listing_invitation'
import { invitationTokenHash } from '#app/teams/invitations/models/invitation_token'

/** The link of a token with its listing; null if it doesn’t open one now. */
export async function findInvitation(token: string): Promise<ListingInvitation | null> {
  const invitation = await ListingInvitation.query()
    .where('token_hash', invitationTokenHash(token))
    .preload('property')
    .first()
  return invitation?.isUsable && invitation.property.isPublished ? invitation : null
}
