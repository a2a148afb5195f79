import { HttpError } from '#app/kernel/exceptions/http_error'
import { labelsOf } from '#app/redesign/looks/option_labels'
import { lockPicturedDesign } from '#app/designs/design_locks'
import type { PicturedDesign } from '#app/designs/design_pictures'
import {
  addStagedPictures,
  type NewStagedPicture,
} from '#app/properties/staging/add_staged_pictures'
import type Property from '#app/properties/property'
import type { ActingUser } from '#app/accounts/user'

/**
 * Adds a design to a listing as a staged photo, next to its original.
 * @throws HttpError 404; 403 for someone else's listing; 409 if unfinished, or its original is gone
 */
export async function useInListing(
  { user, trx }: ActingUser,
  designId: number,
  slug: string
): Promise<Property> {
  // Locked, so that its images can't be deleted while they are copied.
  const design = await lockPicturedDesign(designId, user.id, trx)
  return addStagedPictures({ user, trx }, { slug }, [stagedPictureOf(design)])
}

/** @throws HttpError 409 if it is unfinished, or its original is gone */
export function stagedPictureOf(design: PicturedDesign): NewStagedPicture {
  const { id, status, originalImage, options } = design
  const result = design.highResImage ?? design.image
  if (status !== 'completed' || !result) {
    throw HttpError.conflict('Only finished designs can be added to a listing.')
  }
  if (!originalImage) {
    throw HttpError.conflict(
      'Its photograph is gone, and a virtually staged picture is only shown beside its original.'
    )
  }
  return {
    source: stagedSource(id),
    result: result.content,
    original: originalImage.content,
    caption: labelsOf(options).join(' · '),
  }
}

/** What a listing remembers of a design that it shows. */
export function stagedSource(designId: number): string {
  return `design-${designId}`
}
