import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Passkey from '#app/accounts/passkeys/models/passkey'

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
