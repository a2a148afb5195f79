import { DateTime } from 'luxon'
import User from '#app/accounts/models/user'
import { reachMilestone } from '#app/accounts/registry/milestones'
import { STEPS } from '#app/designs/contract/design_steps'
import DesignCompleted from '#app/designs/running/events/design_completed'
import { orientationOf } from '#app/designs/contract/orientation'
import Design from '#app/designs/models/design'
import { deletePreview } from '#app/designs/collection/actions/delete_preview'
import { lockLeased, type Leased } from '#app/designs/running/models/lock_leased'
import type { MeasuredDesign } from '#app/designs/running/keep_structure'
import { returnHold } from '#app/ledger/actions/return_hold'
import { announceRestyle } from '#app/designs/restyles/actions/announce_restyle'
import { saveImage } from '#app/media/actions/save_image'
import type ImageContent from '#app/media/models/image_content'
import { notify } from '#app/notifications/actions/notify'
import { type InTransaction, afterCommit } from '#app/kernel/database/transaction'

export interface FinishedDesign extends MeasuredDesign {
  engine: string
}

const FREE = 'This design is free: you have your credits back.'

/**
 * Finishes a run with images whose files are stored. Refunds it if only light and fabrics changed.
 * @throws LostLease if another worker has it or it was deleted; nothing is written
 */
export async function completeDesign(
  { trx }: InTransaction,
  leased: Leased,
  { engine, seed, structureScore, remarks, unmet, isLightOnly }: FinishedDesign,
  contents: { image: ImageContent; highRes: ImageContent }
): Promise<void> {
  const design = await lockLeased(leased, trx)
  const owner = await User.findOrFail(design.userId, { client: trx })
  const save = (content: ImageContent) =>
    saveImage({ trx }, content, { owner, purpose: 'design', isUsed: true })
  const refundedId = isLightOnly ? design.holdId : null
  if (refundedId) await returnHold({ trx }, refundedId)
  await deletePreview(design, trx)
  await design
    .merge({
      status: 'completed',
      progress: 100,
      currentStep: STEPS[design.kind].length,
      engine,
      seed,
      structureScore,
      remarks: refundedId ? [...remarks, FREE] : remarks,
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
  await reachMilestone({ trx }, owner.id, 'designed')
  if (!(await announceRestyle({ trx }, design))) {
    await notify(
      { trx },
      {
        userId: owner.id,
        kind: 'design_ready',
        groupKey: `design_ready:${design.id}`,
        url: `/designs/${design.id}/share`,
      }
    )
  }
  const completed = await Design.findOrFail(design.id, { client: trx })
  afterCommit(trx, () => DesignCompleted.dispatch(completed))
}
