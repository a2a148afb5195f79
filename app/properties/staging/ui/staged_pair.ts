import type { StagedPicture } from '#app/properties/parts/component_content'

export interface StagedPair<Image> {
  after: Image
  before: Image
}

/** Null if either is gone: a staged photo is never shown without its original. */
export function pairOf<Image extends { id: number }>(
  { image, original }: StagedPicture,
  images: readonly Image[]
): StagedPair<Image> | null {
  const after = images.find(({ id }) => id === image)
  const before = images.find(({ id }) => id === original)
  return after && before ? { after, before } : null
}
