import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Passkey from '#app/accounts/passkeys/passkey'
import type User from '#app/accounts/user'

export function listPasskeys(user: User): Promise<Passkey[]> {
  return Passkey.query().where('user_id', user.id).orderBy('id')
}

export async function countPasskeys(
  userId: number,
  trx: TransactionClientContract
): Promise<number> {
  const { $extras } = await Passkey.query({ client: trx })
    .where('user_id', userId)
    .count('* as total')
    .firstOrFail()
  return Number($extras.total)
}
