import { DateTime } from 'luxon'
import User from '#app/accounts/models/user'
import { STEPS } from '#app/designs/contract/design_steps'
import DesignCompleted from '#app/designs/running/events/design_completed'
import { orientationOf } from '#app/designs/contract/orientation'
import Design from '#app/designs/models/design'
import { deletePreview } from '#app/designs/collection/actions/delete_preview'
import { lockLeased, type Leased } from '#app/designs/running/models/lock_leased'
import type { MeasuredDesign } from '#app/designs/running/keep_structure'
import { saveImage } from '#app/media/actions/save_image'
import type ImageContent from '#app/media/models/image_content'
import { notify } from '#app/notifications/actions/notify'
import { type InTransaction, afterCommit } from '#app/kernel/database/transaction'

export interface FinishedDesign extends MeasuredDesign {
  engine: string
}

/**
 * Finishes a run with images whose files are stored.
 * @throws LostLease if another worker has it or it was deleted; nothing is written
 */
export async function completeDesign(
  { trx }: InTransaction,
  leased: Leased,
  { engine, seed, structureScore, remarks, unmet }: FinishedDesign,
  contents: { image: ImageContent; highRes: ImageContent }
): Promise<void> {
  const design = await lockLeased(leased, trx)
  const owner = await User.findOrFail(design.userId, { client: trx })
  const save = (content: ImageContent) =>
    saveImage({ trx }, content, { owner, purpose: 'design', isUsed: true })
  await deletePreview(design, trx)
  await design
    .merge({
      status: 'completed',
      progress: 100,
      currentStep: STEPS[design.kind].length,
      engine,
      seed,
      structureScore,
      remarks,
      unmet,
      imageId: (await save(contents.image)).id,
      highResImageId: (await save(contents.highRes)).id,
      imageWidth: contents.image.width,
      imageHeight: contents.image.height,
      highResImageWidth: contents.highRes.width,
      highResImageHeight: contents.highRes.height,
      imageOrientation: orientationOf(contents.image),
      holdId: null,
      leaseToken: null,
      leaseUntil: null,
      completedAt: DateTime.utc(),
    })
    .save()
  await notify(
    { trx },
    {
      userId: owner.id,
      kind: 'design_ready',
      groupKey: `design_ready:${design.id}`,
      url: `/designs/${design.id}/share`,
    }
  )
  const completed = await Design.findOrFail(design.id, { client: trx })
  afterCommit(trx, () => DesignCompleted.dispatch(completed))
}
