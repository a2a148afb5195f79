import type { ActingUser } from '#app/accounts/models/acting_user'
import User from '#app/accounts/models/user'
import { countOtherWaysIn } from '#app/accounts/registry/ways_in'

/** Locks the account, so that of two concurrent removals one is refused. */
export async function isLastWayIn({ user, trx }: ActingUser): Promise<boolean> {
  const present = await User.query({ client: trx }).where('id', user.id).forUpdate().firstOrFail()
  const ways = Number(present.hasPassword) + (await countOtherWaysIn(user.id, trx))
  return ways <= 1
}
