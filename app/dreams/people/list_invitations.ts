import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type User from '#app/accounts/user'
import DreamInvitation from '#app/dreams/people/dream_invitation'

/** Open ones to somebody's address, newest first. */
export async function listDreamInvitations(user: User): Promise<DreamInvitation[]> {
  const hiddenIds = await listHiddenUserIds(user.id)
  return DreamInvitation.query()
    .where('email', user.email)
    .where('expires_at', '>', new Date())
    .whereHas('dream', (dream) => void dream.whereNotIn('user_id', hiddenIds))
    .preload('dream')
    .preload('invitedBy')
    .orderBy('id', 'desc')
    .limit(50)
    .exec()
}
