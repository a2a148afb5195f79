import { DateTime } from 'luxon'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type Design from '#app/designs/models/design'
import { lockDesign } from '#app/designs/models/lock_design'
import type { ActingUser } from '#app/accounts/models/acting_user'

/**
 * Lists a shared design in the public gallery.
 * @throws HttpError 404; 409 if unfinished, without original or link, or taken down by staff
 */
export async function publishDesign({ user, trx }: ActingUser, designId: number): Promise<Design> {
  const design = await lockDesign(designId, user.id, trx)
  if (design.isPublic) return design
  if (design.status !== 'completed' || !design.imageId) {
    throw HttpError.conflict('Only finished designs can be shown in the gallery.')
  }
  if (design.takenDownAt) {
    throw HttpError.conflict('Our team removed this design from the gallery.')
  }
  if (!design.originalImageId) {
    throw HttpError.conflict(
      'Its photograph is gone, and a design is only shown to everybody beside its original.'
    )
  }
  if (!design.isShared) throw HttpError.conflict('Create a link to this design first.')
  return design.merge({ publishedAt: DateTime.utc() }).save()
}
