import { errors } from '@adonisjs/auth'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Passkey from '#app/accounts/passkeys/passkey'
import TwoFactor from '#app/accounts/two_factor/two_factor'
import User, { type ActingUser } from '#app/accounts/user'
import { countOtherWaysIn } from '#app/accounts/ways_in'
import { HttpError } from '#app/kernel/exceptions/http_error'

/**
 * Locks the account for something that lasts beyond the request, such as a token.
 * @throws E_UNAUTHORIZED_ACCESS if all its sessions were ended since the request began
 */
export async function lockStandingUser({ user, trx }: ActingUser): Promise<void> {
  const present = await User.query({ client: trx }).where('id', user.id).forUpdate().first()
  if (present?.sessionEpoch === user.sessionEpoch) return
  throw new errors.E_UNAUTHORIZED_ACCESS('', { guardDriverName: 'session' })
}

/**
 * For what a person may have only so many of: of writes at the same time, each counts those before.
 * @throws HttpError 404 if the account is gone
 */
export async function lockAccount({ user, trx }: ActingUser): Promise<void> {
  const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
    'select from users where id = ? for no key update',
    [user.id]
  )
  if (!rowCount) throw HttpError.notFound()
}

/** Locks the account, so that of two concurrent removals one is refused. */
export async function isLastWayIn({ user, trx }: ActingUser): Promise<boolean> {
  const present = await User.query({ client: trx }).where('id', user.id).forUpdate().firstOrFail()
  const ways = Number(present.hasPassword) + (await countOtherWaysIn(user.id, trx))
  return ways <= 1
}

export function lockTwoFactor(
  userId: number,
  trx: TransactionClientContract
): Promise<TwoFactor | null> {
  return TwoFactor.query({ client: trx }).where('user_id', userId).forUpdate().first()
}

export function lockPasskey({ user, trx }: ActingUser, id: number): Promise<Passkey | null> {
  return Passkey.query({ client: trx }).where({ id, user_id: user.id }).forUpdate().first()
}
