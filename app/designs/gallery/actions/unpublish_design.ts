import type Design from '#app/designs/models/design'
import { lockDesign } from '#app/designs/models/lock_design'
import type { ActingUser } from '#app/accounts/models/acting_user'

/** Removes a design from the public gallery; its link stays. @throws HttpError 404 */
export async function unpublishDesign(
  { user, trx }: ActingUser,
  designId: number
): Promise<Design> {
  const design = await lockDesign(designId, user.id, trx)
  return design.merge({ publishedAt: null, featuredAt: null }).save()
}
