import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import PursuitInvitation from '#app/club/pursuits/models/pursuit_invitation'

/** Open ones to somebody or to their address. */
export function invitationsTo({ id, email }: User, client?: TransactionClientContract) {
  return PursuitInvitation.query({ client })
    .where((to) => void to.where('user_id', id).orWhere('email', email))
    .whereNot('invited_by_user_id', id)
    .where('expires_at', '>', new Date())
}
