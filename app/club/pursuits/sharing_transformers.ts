import UserCardTransformer from '#app/accounts/user_card_transformer'
import type PursuitInvitation from '#app/club/pursuits/pursuit_invitation'
import type { PursuitSharing } from '#app/club/pursuits/find_pursuits'

export function sharingShape({ partner, invitation }: PursuitSharing) {
  return {
    partner: partner && new UserCardTransformer(partner).toObject(),
    invitation: invitation && {
      id: invitation.id,
      user: invitation.user && new UserCardTransformer(invitation.user).toObject(),
      email: invitation.email,
    },
  }
}

/** An invitation as whoever is invited sees it. */
export function invitationShape({ id, invitedBy }: PursuitInvitation) {
  return { id, invited_by: new UserCardTransformer(invitedBy).toObject() }
}
