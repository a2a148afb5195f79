import { DateTime } from 'luxon'
import type Design from '#app/designs/models/design'
import { lockDesign } from '#app/designs/models/lock_design'
import type { ActingUser } from '#app/accounts/models/acting_user'

/** Revokes a design's link, which also makes it private. @throws HttpError 404 */
export async function revokeShare({ user, trx }: ActingUser, designId: number): Promise<Design> {
  const design = await lockDesign(designId, user.id, trx)
  if (!design.isShared) return design
  return design
    .merge({ shareRevokedAt: DateTime.utc(), publishedAt: null, featuredAt: null })
    .save()
}
