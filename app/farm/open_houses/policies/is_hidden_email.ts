import { isHiddenFrom } from '#app/accounts/blocking/policies/is_hidden_from'
import { findByLogin } from '#app/accounts/queries/find_by_login'

/** Whether an address is that of somebody whom the realtor blocked or who blocked them. */
export async function isHiddenEmail(email: string, realtorId: number): Promise<boolean> {
  const account = await findByLogin(email)
  return account !== null && isHiddenFrom(account.id, realtorId)
}
