import type { ActingUser } from '#app/accounts/user'
import DesignDeleted from '#app/designs/collection/design_deleted'
import { lockDesign, lockPicturedDesign } from '#app/designs/design_locks'
import type { PicturedDesign } from '#app/designs/design_pictures'
import { afterCommit } from '#app/kernel/database/transaction'
import { releaseHold } from '#app/ledger/change_hold'
import { findCapture } from '#app/ledger/find_holds'
import { detachImages } from '#app/media/change_images'

export async function markFavorite(
  { user, trx }: ActingUser,
  designId: number,
  favorite: boolean
): Promise<PicturedDesign> {
  const design = await lockPicturedDesign(designId, user.id, trx)
  return design.merge({ favorite }).save()
}

/**
 * Deletes a design, or cancels its order: the hold is released unless an engine has started.
 * @throws HttpError 404
 */
export async function deleteDesign({ user, trx }: ActingUser, designId: number): Promise<void> {
  const design = await lockDesign(designId, user.id, trx)
  const { holdId } = design
  if (holdId && !(await findCapture(holdId, trx))) await releaseHold({ trx }, holdId)
  const { originalImageId, imageId, highResImageId } = design
  const pictures = [originalImageId, imageId, highResImageId]
  await detachImages(
    { trx },
    pictures.filter((id) => id !== null)
  )
  await design.delete()
  afterCommit(trx, () => DesignDeleted.dispatch(designId))
}
