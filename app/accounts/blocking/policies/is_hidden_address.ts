import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isHiddenFrom } from '#app/accounts/blocking/policies/is_hidden_from'
import { findAddressOwner } from '#app/accounts/queries/find_address_owner'

/**
 * Whether an email address is that of somebody who blocked the sender or whom they blocked: no mail
 * of theirs goes there. The sender isn't told. @param senderId null if nobody in particular sends it
 */
export async function isHiddenAddress(
  email: string,
  senderId: number | null,
  client?: TransactionClientContract
): Promise<boolean> {
  const account = await findAddressOwner(email, client)
  return account !== null && isHiddenFrom(senderId, account.id, client)
}
