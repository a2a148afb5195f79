import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import type User from '#app/accounts/models/user'
import { invitationsTo } from '#app/club/pursuits/models/invitations_to'
import type PursuitInvitation from '#app/club/pursuits/models/pursuit_invitation'

const MAX_SHOWN = 50

/** Open ones to somebody or to their address, newest first. */
export async function listPursuitInvitations(user: User): Promise<PursuitInvitation[]> {
  const hiddenIds = await listHiddenUserIds(user.id)
  return invitationsTo(user)
    .whereNotIn('invited_by_user_id', hiddenIds)
    .preload('invitedBy')
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
    .exec()
}
