import DesignDeleted from '#app/designs/collection/events/design_deleted'
import { lockDesign } from '#app/designs/models/lock_design'
import { releaseHold } from '#app/ledger/actions/release_hold'
import { findCapture } from '#app/ledger/queries/find_capture'
import { detachImages } from '#app/media/actions/detach_images'
import { afterCommit } from '#app/kernel/database/transaction'
import type { ActingUser } from '#app/accounts/models/acting_user'

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
