import type Design from '#app/designs/design'
import Image, { isLoadedImage, loadedImage, type LoadedImage } from '#app/media/image'

const PICTURES = [
  ['originalImage', 'originalImageId'],
  ['image', 'imageId'],
  ['highResImage', 'highResImageId'],
] as const

type PictureName = (typeof PICTURES)[number][0]

/** A design with its images; null for those it doesn't have. */
export type PicturedDesign = Design & Record<PictureName, LoadedImage | null>

/** Loads the images of all the designs at once. */
export async function loadPictures(designs: Design[]): Promise<PicturedDesign[]> {
  const ids = designs.flatMap((design) => PICTURES.flatMap(([, key]) => design[key] ?? []))
  const images = ids.length
    ? await Image.query({ client: designs[0].$trx })
        .whereIn('id', [...new Set(ids)])
        .preload('content')
    : []
  const byId = new Map(images.map((image) => [image.id, loadedImage(image)]))
  for (const design of designs) {
    for (const [relation, key] of PICTURES) {
      design.$setRelated(relation, byId.get(design[key] ?? 0) ?? null)
    }
  }
  return designs.filter(isPictured)
}

export async function loadPicturesOf(design: Design): Promise<PicturedDesign> {
  const [pictured] = await loadPictures([design])
  return pictured
}

function isPictured(design: Design): design is PicturedDesign {
  return PICTURES.every(([relation]) => {
    const image = design[relation]
    return image === null || (image !== undefined && isLoadedImage(image))
  })
}
