import User from '#app/accounts/models/user'
import { findAddressOwner } from '#app/accounts/queries/find_address_owner'
import { findByHandle } from '#app/accounts/queries/find_by_handle'

/**
 * Whom a sign-in may mean, in this order. By email that's whoever has verified it, then the newest
 * account that hasn't. Its length depends on the kind of login only, so that as many passwords are
 * hashed whoever exists: null stands for nobody.
 * @param login email address, or handle without `@`, in lower case
 */
export async function listByLogin(login: string): Promise<(User | null)[]> {
  if (!login.includes('@')) return [await findByHandle(login)]
  const newest = await User.query()
    .where('email', login)
    .whereNull('email_verified_at')
    .orderBy('id', 'desc')
    .first()
  return [await findAddressOwner(login), newest]
}
