import { errors } from '@adonisjs/auth'
import type { ActingUser } from '#app/accounts/models/acting_user'
import User from '#app/accounts/models/user'

/**
 * Locks the account for something that lasts beyond the request, such as a token.
 * @throws E_UNAUTHORIZED_ACCESS if all its sessions were ended since the request began
 */
export async function lockStandingUser({ user, trx }: ActingUser): Promise<void> {
  const present = await User.query({ client: trx }).where('id', user.id).forUpdate().first()
  if (present?.sessionEpoch === user.sessionEpoch) return
  throw new errors.E_UNAUTHORIZED_ACCESS('', { guardDriverName: 'session' })
}
