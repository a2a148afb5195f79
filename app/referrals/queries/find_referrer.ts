import User from '#app/accounts/models/user'
import { findPresentHandle } from '#app/accounts/queries/find_present_handle'

/** Who a link's code belongs to: their handle, or a former one. Null if nobody may invite by it. */
export async function findReferrer(code: string): Promise<User | null> {
  const handle = code.toLowerCase()
  const user = (await User.findBy({ handle })) ?? (await findFormer(handle))
  return user?.isEmailVerified ? user : null
}

async function findFormer(handle: string): Promise<User | null> {
  const present = await findPresentHandle(handle)
  return present === null ? null : User.findBy({ handle: present })
}
