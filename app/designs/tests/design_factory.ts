import { loadPicturesOf, type PicturedDesign } from '#app/designs/design_pictures'
import Restyle from '#app/designs/restyles/restyle'
import type { LoadedImage } from '#app/media/image'
import { createPublished } from '#app/properties/tests/property_factory'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type User from '#app/accounts/user'
import { publishDesign } from '#app/designs/gallery/publish_design'
import { savePrompt } from '#app/designs/prompts/saved_prompts'
import { shareDesign } from '#app/designs/sharing/share_design'
import { wholeOptions, type DesignOptions } from '#app/redesign/design_options'
import Design from '#app/designs/design'
import type DesignPrompt from '#app/designs/prompts/design_prompt'
import { ROOMY, storeTestImage } from '#tests/support/images'

type CompleteDesign = PicturedDesign &
  Record<'originalImage' | 'image' | 'highResImage', LoadedImage>

export async function createDesign(
  owner: User,
  options: Partial<DesignOptions> = { roomType: 'bedroom' }
): Promise<CompleteDesign> {
  const [original, image] = [
    await storeTestImage(owner, 'design', { size: ROOMY }),
    await storeTestImage(owner, 'design', { size: ROOMY }),
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
  return findComplete(id)
}

export async function createPublicDesign(
  owner: User,
  options?: Partial<DesignOptions>
): Promise<CompleteDesign> {
  const { id } = await createDesign(owner, options)
  const sharing = { compares: true, tellsPrompt: false }
  await db.transaction(async (trx) => {
    await shareDesign({ user: owner, trx }, id, sharing)
    await publishDesign({ user: owner, trx }, id)
  })
  return findComplete(id)
}

async function findComplete(id: number): Promise<CompleteDesign> {
  const design = await loadPicturesOf(await Design.findOrFail(id))
  if (isComplete(design)) return design
  throw new Error(`Design ${id} lacks an image`)
}

function isComplete(design: PicturedDesign): design is CompleteDesign {
  return Boolean(design.originalImage && design.image && design.highResImage)
}

export function createPrompt(owner: User): Promise<DesignPrompt> {
  const prompt = { name: 'Sage', prompt: 'sage walls', options: wholeOptions(null) }
  return db.transaction((trx) => savePrompt({ user: owner, trx }, prompt))
}

/** Of a new listing with one photo, whose design is finished. */
export async function createRestyle(owner: User): Promise<Restyle> {
  const property = await createPublished(owner)
  const design = await createDesign(owner, { theme: 'japandi', roomType: 'bedroom' })
  const restyle = await Restyle.create({
    userId: owner.id,
    propertyId: property.id,
    options: { ...design.options, roomType: null },
    seed: design.seed,
  })
  await restyle.related('items').create({
    position: 0,
    roomType: 'bedroom',
    imageId: property.featuredImageId,
    designId: design.id,
  })
  await restyle.load('items')
  return restyle
}
