import type Design from '#app/designs/models/design'
import { lockDesign } from '#app/designs/models/lock_design'
import type { ActingUser } from '#app/accounts/models/acting_user'

export async function markFavorite(
  { user, trx }: ActingUser,
  designId: number,
  favorite: boolean
): Promise<Design> {
  const design = await lockDesign(designId, user.id, trx)
  return design.merge({ favorite }).save()
}
