import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueDesign } from '#app/designs/orders/actions/queue_design'
import type { DesignOptions } from '#app/redesign/contract/design_options'
import { newSeed } from '#app/designs/models/new_seed'
import { orientationOf } from '#app/designs/contract/orientation'
import Design from '#app/designs/models/design'
import { saveImage } from '#app/media/actions/save_image'
import type ImageContent from '#app/media/models/image_content'
import type { ActingUser } from '#app/accounts/models/acting_user'

interface DesignWishes {
  options: DesignOptions
  prompt: string | null
  /** random without one */
  seed?: number
}

/** @throws HttpError 402 if there are too few credits, 503 if the photo is being removed */
export async function generateDesign(
  { user: owner, trx }: ActingUser,
  { options, prompt, seed = newSeed() }: DesignWishes,
  photograph: ImageContent
): Promise<Design> {
  const original = await saveImage({ trx }, photograph, { owner, purpose: 'design', isUsed: true })
  const design = await Design.create(
    {
      userId: owner.id,
      kind: 'generate',
      options,
      prompt,
      seed,
      originalImageId: original.id,
      imageWidth: photograph.width,
      imageHeight: photograph.height,
      imageOrientation: orientationOf(photograph),
    },
    { client: trx }
  )
  return queueDesign({ trx }, await reload(design, trx))
}

export function reload({ id }: Design, trx: TransactionClientContract): Promise<Design> {
  return Design.findOrFail(id, { client: trx })
}
