import { BaseTransformer } from '@adonisjs/core/transformers'
import { wireTime } from '#app/common/http/wire_time'
import type TeamInvitation from '#app/teams/invitations/team_invitation'

/** For the holder of the link. */
export default class ReceivedInvitationTransformer extends BaseTransformer<TeamInvitation> {
  toObject() {
    const { email, role, team, invitedBy, expiresAt } = this.resource
    return {
      email,
      role,
      team: { handle: team.handle, name: team.name, type: team.type },
      invited_by: invitedBy?.name ?? null,
      expires_at: wireTime(expiresAt),
    }
  }
}
