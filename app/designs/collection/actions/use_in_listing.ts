import { HttpError } from '#app/kernel/exceptions/http_error'
import { labelsOf } from '#app/redesign/looks/labels_of'
import { lockDesign } from '#app/designs/models/lock_design'
import { addStagedPicture } from '#app/properties/actions/add_staged_picture'
import type Property from '#app/properties/models/property'
import type { ActingUser } from '#app/accounts/models/acting_user'

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
  const design = await lockDesign(designId, user.id, trx)
  const { status, originalImage, options } = design
  const result = design.highResImage ?? design.image
  if (status !== 'completed' || !result) {
    throw HttpError.conflict('Only finished designs can be added to a listing.')
  }
  if (!originalImage) {
    throw HttpError.conflict(
      'Its photograph is gone, and a virtually staged picture is only shown beside its original.'
    )
  }
  const picture = {
    source: `design-${designId}`,
    result: result.content,
    original: originalImage.content,
    caption: labelsOf(options).join(' · '),
  }
  return addStagedPicture({ user, trx }, slug, picture)
}
