import type Design from '#app/designs/models/design'
import Image from '#app/media/models/image'

const PICTURES = [
  ['originalImage', 'originalImageId'],
  ['image', 'imageId'],
  ['highResImage', 'highResImageId'],
] as const

/** Loads the images of all the designs at once. */
export async function attachPictures(designs: Design[]): Promise<void> {
  const ids = designs.flatMap((design) => PICTURES.flatMap(([, key]) => design[key] ?? []))
  const images = ids.length
    ? await Image.query({ client: designs[0].$trx }).whereIn('id', [...new Set(ids)])
    : []
  const byId = new Map(images.map((image) => [image.id, image]))
  for (const design of designs) {
    for (const [relation, key] of PICTURES) {
      design.$setRelated(relation, byId.get(design[key] ?? 0) ?? null)
    }
  }
}
