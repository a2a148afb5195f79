import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import User from '#app/accounts/models/user'
import { STEPS } from '#app/designs/design_steps'
import DesignCompleted from '#app/designs/events/design_completed'
import { orientationOf } from '#app/designs/orientation'
import Design from '#app/designs/models/design'
import { DESIGN_SOURCE_TYPE } from '#app/designs/pictures/provenance'
import { deletePreview } from '#app/designs/actions/delete_preview'
import { lockLeased, type Leased } from '#app/designs/queries/lock_leased'
import type { MeasuredDesign } from '#app/designs/running/keep_structure'
import CaptureHold from '#app/ledger/actions/capture_hold'
import PrepareImage from '#app/media/actions/prepare_image'
import SaveImage from '#app/media/actions/save_image'
import type ImageContent from '#app/media/models/image_content'

/** What was made, with what is to be kept of how. */
export interface FinishedDesign extends MeasuredDesign {
  engine: string
}

/**
 * Ends a run with its pictures: files first, then pictures, state and the
 * credit's capture in one transaction, then the event.
 */
export default class CompleteDesign {
  /** @throws LostLease: somebody else's now, or deleted; nothing was written */
  async handle(leased: Leased, finished: FinishedDesign): Promise<void> {
    const prepare = new PrepareImage()
    const options = { made: DESIGN_SOURCE_TYPE }
    const write = (image: ImageContent) => (highRes: ImageContent) =>
      db.transaction((trx) => this.#write(leased, finished, { image, highRes }, trx))
    const design = await prepare.handle(
      finished.image.data,
      (image) => prepare.handle(finished.highRes.data, write(image), options),
      options
    )
    await DesignCompleted.dispatch(design)
  }

  async #write(
    leased: Leased,
    { engine, seed, structureScore, remarks, unmet }: FinishedDesign,
    contents: { image: ImageContent; highRes: ImageContent },
    trx: TransactionClientContract
  ): Promise<Design> {
    const design = await lockLeased(leased, trx)
    const owner = await User.findOrFail(design.userId, { client: trx })
    const save = (content: ImageContent) =>
      new SaveImage().handle(content, { owner, purpose: 'design', isUsed: true }, trx)
    if (design.holdId) await new CaptureHold().handle(design.holdId, trx)
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
    return Design.findOrFail(design.id, { client: trx })
  }
}
