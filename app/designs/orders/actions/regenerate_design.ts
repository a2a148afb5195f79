import { HttpError } from '#app/kernel/exceptions/http_error'
import { copyCorrections } from '#app/designs/surfaces/actions/copy_corrections'
import { reload } from '#app/designs/orders/actions/generate_design'
import { queueDesign } from '#app/designs/orders/actions/queue_design'
import type { DesignOptions } from '#app/redesign/contract/design_options'
import { PHOTOGRAPH_GONE } from '#app/designs/contract/failure_words'
import { newSeed } from '#app/designs/models/new_seed'
import { orientationOf } from '#app/designs/contract/orientation'
import Design from '#app/designs/models/design'
import { lockDesign } from '#app/designs/models/lock_design'
import { attachImages } from '#app/media/actions/attach_images'
import type { ActingUser } from '#app/accounts/models/acting_user'

/**
 * Redesigns the same photo with another seed.
 * @param options null keeps the design's own
 * @throws HttpError 404, 402; 409 if it is in progress, or its photo is gone
 */
export async function regenerateDesign(
  { user, trx }: ActingUser,
  designId: number,
  options: DesignOptions | null
): Promise<Design> {
  // Locked, so that corrections saved at the same time are not missed.
  const parent = await lockDesign(designId, user.id, trx)
  if (parent.isRunning) throw HttpError.conflict('This design is still in progress.')
  if (!parent.originalImageId) throw HttpError.conflict(PHOTOGRAPH_GONE)
  const [original] = await attachImages({ user, trx }, [parent.originalImageId])
  const design = await Design.create(
    {
      userId: user.id,
      parentId: parent.id,
      kind: 'regenerate',
      options: options ?? parent.options,
      prompt: options ? null : parent.prompt,
      seed: newSeed(),
      originalImageId: parent.originalImageId,
      correctedAt: parent.correctedAt,
      imageWidth: original.content.width,
      imageHeight: original.content.height,
      imageOrientation: orientationOf(original.content),
    },
    { client: trx }
  )
  await copyCorrections(parent.id, design.id, trx)
  return queueDesign({ trx }, await reload(design, trx))
}
