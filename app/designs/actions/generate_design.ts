import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import QueueDesign from '#app/designs/actions/queue_design'
import type { DesignOptions } from '#app/designs/design_options'
import { newSeed } from '#app/designs/new_seed'
import { orientationOf } from '#app/designs/orientation'
import Design from '#app/designs/models/design'
import SaveImage from '#app/media/actions/save_image'
import type ImageContent from '#app/media/models/image_content'

interface DesignWishes {
  options: DesignOptions
  prompt: string | null
}

/** Begins the redesign of a photograph that PrepareImage lends. */
export default class GenerateDesign {
  /** @throws HttpError 402 when they have too few credits, 503 when the photograph is being removed */
  async handle(
    owner: User,
    { options, prompt }: DesignWishes,
    photograph: ImageContent,
    trx: TransactionClientContract
  ): Promise<Design> {
    const original = await new SaveImage().handle(
      photograph,
      { owner, purpose: 'design', isUsed: true },
      trx
    )
    const design = await Design.create(
      {
        userId: owner.id,
        kind: 'generate',
        options,
        prompt,
        seed: newSeed(),
        originalImageId: original.id,
        imageWidth: photograph.width,
        imageHeight: photograph.height,
        imageOrientation: orientationOf(photograph),
      },
      { client: trx }
    )
    return new QueueDesign().handle(await reload(design, trx), trx)
  }
}

/** With its defaults and pictures. */
export function reload({ id }: Design, trx: TransactionClientContract): Promise<Design> {
  return Design.findOrFail(id, { client: trx })
}
