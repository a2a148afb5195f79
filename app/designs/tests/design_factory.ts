import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type User from '#app/accounts/models/user'
import PublishDesign from '#app/designs/actions/publish_design'
import SavePrompt from '#app/designs/actions/save_prompt'
import ShareDesign from '#app/designs/actions/share_design'
import type { DesignOptions } from '#app/designs/design_options'
import Design from '#app/designs/models/design'
import type DesignPrompt from '#app/designs/models/design_prompt'
import { wholeOptions } from '#app/designs/validators/design_validator'
import { storeTestImage } from '#tests/support/images'

/** A finished design of somebody's, as if an engine had made it, with a preview left over. */
export async function createDesign(
  owner: User,
  options: Partial<DesignOptions> = { roomType: 'bedroom' }
): Promise<Design> {
  const [original, image] = [
    await storeTestImage(owner, 'design'),
    await storeTestImage(owner, 'design'),
  ]
  const { width, height } = image.content
  const { id } = await Design.create({
    userId: owner.id,
    kind: 'generate',
    status: 'completed',
    progress: 100,
    currentStep: 5,
    options: wholeOptions(options),
    prompt: 'more light',
    seed: 1,
    originalImageId: original.id,
    imageId: image.id,
    highResImageId: image.id,
    imageWidth: width,
    imageHeight: height,
    highResImageWidth: width,
    highResImageHeight: height,
    imageOrientation: 'landscape',
    completedAt: DateTime.utc(),
  })
  await db.table('design_previews').insert({ design_id: id, data: Buffer.from('preview') })
  return Design.findOrFail(id)
}

/** The same, with its link made, shown to everybody. */
export async function createPublicDesign(
  owner: User,
  options?: Partial<DesignOptions>
): Promise<Design> {
  const { id } = await createDesign(owner, options)
  const sharing = { compares: true, tellsPrompt: false }
  await db.transaction(async (trx) => {
    await new ShareDesign().handle(owner, id, sharing, trx)
    await new PublishDesign().handle(owner, id, trx)
  })
  return Design.findOrFail(id)
}

export function createPrompt(owner: User): Promise<DesignPrompt> {
  const prompt = { name: 'Sage', prompt: 'sage walls', options: wholeOptions(null) }
  return db.transaction((trx) => new SavePrompt().handle(owner, prompt, trx))
}
