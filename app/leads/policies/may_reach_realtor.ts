import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isHiddenFrom } from '#app/accounts/blocking/policies/is_hidden_from'
import User from '#app/accounts/models/user'

/** Whether what comes from an email address gets to a realtor: not their own, nor of somebody blocked. */
export async function mayReachRealtor(
  email: string,
  realtorId: number,
  trx: TransactionClientContract
): Promise<boolean> {
  const account = await User.query({ client: trx }).where('email', email).first()
  if (!account) return true
  return account.id !== realtorId && !(await isHiddenFrom(account.id, realtorId, trx))
}
