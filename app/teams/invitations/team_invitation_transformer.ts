import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { wireTime } from '#app/common/http/wire_time'
import type TeamInvitation from '#app/teams/invitations/team_invitation'

/** For the team's managers; only the mail has the link. */
export default class TeamInvitationTransformer extends BaseTransformer<TeamInvitation> {
  toObject() {
    const invitation = this.resource
    return {
      id: invitation.id,
      email: invitation.email,
      role: invitation.role,
      invited_by: invitation.invitedBy
        ? new UserCardTransformer(invitation.invitedBy).toObject()
        : null,
      expires_at: wireTime(invitation.expiresAt),
      created_at: wireTime(invitation.createdAt),
    }
  }
}
