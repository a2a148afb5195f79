import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { reachMilestone } from '#app/accounts/milestones'
import User from '#app/accounts/user'
import Design from '#app/designs/design'
import { lockLeasedDesign, type LeasedDesign } from '#app/designs/design_locks'
import { loadPicturesOf } from '#app/designs/design_pictures'
import { DESIGN_STEPS } from '#app/designs/design_steps'
import { orientationOf } from '#app/designs/orientation'
import { announceRestyle } from '#app/designs/restyles/announce_restyle'
import DesignCompleted from '#app/designs/running/design_completed'
import DesignProgressed from '#app/designs/running/design_progressed'
import type { MeasuredDesign } from '#app/designs/running/keep_structure'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { returnHold } from '#app/ledger/change_hold'
import { saveImage } from '#app/media/save_image'
import type ImageContent from '#app/media/image_content'
import { notify } from '#app/notifications/notify'

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
  leased: LeasedDesign,
  { engine, seed, structureScore, remarks, unmet, isLightOnly }: FinishedDesign,
  contents: { image: ImageContent; highRes: ImageContent }
): Promise<void> {
  const design = await lockLeasedDesign(leased, trx)
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
      currentStep: DESIGN_STEPS[design.kind].length,
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
        about: { of: 'design', id: design.id },
      }
    )
  }
  const completed = await loadPicturesOf(await Design.findOrFail(design.id, { client: trx }))
  afterCommit(trx, () => DesignCompleted.dispatch(completed))
}

/** Fails a run with a reason for its owner, and refunds it. @throws LostLease */
export async function failDesign(
  { trx }: InTransaction,
  leased: LeasedDesign,
  error: string
): Promise<void> {
  const failed = await lockLeasedDesign(leased, trx)
  if (failed.holdId) await returnHold({ trx }, failed.holdId)
  await deletePreview(failed, trx)
  await failed
    .merge({ status: 'failed', error, holdId: null, leaseToken: null, leaseUntil: null })
    .save()
  await announceRestyle({ trx }, failed)
  afterCommit(trx, () => DesignProgressed.dispatch(failed))
}

async function deletePreview(design: Design, trx: TransactionClientContract): Promise<void> {
  await trx.from('design_previews').where('design_id', design.id).delete()
  design.previewVersion = 0
}
