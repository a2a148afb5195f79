import { BaseTransformer } from '@adonisjs/core/transformers'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import type ListingInvitation from '#app/properties/invitations/listing_invitation'

/** For who edits the listing, without the link: only its hash is stored. */
export default class ListingInvitationTransformer extends BaseTransformer<ListingInvitation> {
  toObject() {
    const invitation = this.resource
    return {
      id: invitation.id,
      label: invitation.label,
      email: invitation.email,
      invited_by: invitation.invitedByUserId === null ? null : invitation.invitedBy.name,
      visits_count: invitation.visitsCount,
      last_visited_at: wireTimeOrNull(invitation.lastVisitedAt),
      expires_at: wireTimeOrNull(invitation.expiresAt),
      is_usable: invitation.isUsable,
      created_at: wireTime(invitation.createdAt),
    }
  }
}
