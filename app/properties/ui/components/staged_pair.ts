import type { StagedPicture } from '#app/properties/component_content'

/** A virtually staged picture with what it was made from. */
export interface StagedPair<Image> {
  after: Image
  before: Image
}

/** Both of a staged picture; null where one is gone: it is never shown without its original. */
export function pairOf<Image extends { id: number }>(
  { image, original }: StagedPicture,
  images: readonly Image[]
): StagedPair<Image> | null {
  const after = images.find(({ id }) => id === image)
  const before = images.find(({ id }) => id === original)
  return after && before ? { after, before } : null
}
