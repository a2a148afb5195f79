import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import TwoFactor from '#app/accounts/two_factor/models/two_factor'

export function lockTwoFactor(
  userId: number,
  trx: TransactionClientContract
): Promise<TwoFactor | null> {
  return TwoFactor.query({ client: trx }).where('user_id', userId).forUpdate().first()
}
