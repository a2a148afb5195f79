import type { Data } from '#data'
import type { StagedPicture } from '#app/properties/component_content'

/** A virtually staged picture with what it was made from. */
export interface StagedPair {
  after: Data.Media.Image
  before: Data.Media.Image
}

/** Both of a staged picture; null where one is gone: it is never shown without its original. */
export function pairOf(
  { image, original }: StagedPicture,
  images: readonly Data.Media.Image[]
): StagedPair | null {
  const after = images.find(({ id }) => id === image)
  const before = images.find(({ id }) => id === original)
  return after && before ? { after, before } : null
}
