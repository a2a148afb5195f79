import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isHiddenFrom } from '#app/accounts/blocking/policies/is_hidden_from'
import { findAddressOwner } from '#app/accounts/queries/find_address_owner'

/** Whether questions from this address reach the realtor: not from their own or a blocked one. */
export async function mayReachRealtor(
  email: string,
  realtorId: number,
  trx: TransactionClientContract
): Promise<boolean> {
  const account = await findAddressOwner(email, trx)
  if (!account) return true
  return account.id !== realtorId && !(await isHiddenFrom(account.id, realtorId, trx))
}
