import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { HttpError } from '#app/core/exceptions/http_error'
import { copyCorrections } from '#app/designs/actions/copy_corrections'
import { reload } from '#app/designs/actions/generate_design'
import QueueDesign from '#app/designs/actions/queue_design'
import type { DesignOptions } from '#app/designs/design_options'
import { PHOTOGRAPH_GONE } from '#app/designs/failure_words'
import { newSeed } from '#app/designs/new_seed'
import { orientationOf } from '#app/designs/orientation'
import Design from '#app/designs/models/design'
import { findDesign } from '#app/designs/queries/find_design'
import AttachImages from '#app/media/actions/attach_images'

/** Redesigns the same photograph once more, by chance differently. */
export default class RegenerateDesign {
  /**
   * @param options what is wished now; null to keep the design's own
   * @throws HttpError 404, 402; 409 while the design is being made, or when its photograph is gone
   */
  async handle(
    user: User,
    designId: number,
    options: DesignOptions | null,
    trx: TransactionClientContract
  ): Promise<Design> {
    const parent = await findDesign(designId, user.id, trx)
    if (parent.isRunning) throw HttpError.conflict('This design is still being made.')
    if (!parent.originalImageId) throw HttpError.conflict(PHOTOGRAPH_GONE)
    const [original] = await new AttachImages().handle([parent.originalImageId], user, trx)
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
    return new QueueDesign().handle(await reload(design, trx), trx)
  }
}
