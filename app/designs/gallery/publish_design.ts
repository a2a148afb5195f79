import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/user'
import Design from '#app/designs/design'
import { lockPicturedDesign } from '#app/designs/design_locks'
import type { PicturedDesign } from '#app/designs/design_pictures'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'

/**
 * Lists a shared design in the public gallery.
 * @throws HttpError 404; 409 if unfinished, without original or link, or taken down by staff
 */
export async function publishDesign(
  { user, trx }: ActingUser,
  designId: number
): Promise<PicturedDesign> {
  const design = await lockPicturedDesign(designId, user.id, trx)
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

/** Removes a design from the public gallery; its link stays. @throws HttpError 404 */
export async function unpublishDesign(
  { user, trx }: ActingUser,
  designId: number
): Promise<PicturedDesign> {
  const design = await lockPicturedDesign(designId, user.id, trx)
  return design.merge({ publishedAt: null, featuredAt: null }).save()
}

/** Removes a design from public view for good: its link stops working and can't be renewed. */
export async function takeDownDesign({ trx }: InTransaction, designId: number): Promise<void> {
  const design = await Design.query({ client: trx }).where('id', designId).forUpdate().first()
  if (!design) return
  const now = DateTime.utc()
  await design
    .merge({
      publishedAt: null,
      featuredAt: null,
      takenDownAt: design.takenDownAt ?? now,
      shareRevokedAt: design.isShared ? now : design.shareRevokedAt,
    })
    .save()
}

/** @throws HttpError 404 if it isn't public */
export async function featureDesign(
  { trx }: InTransaction,
  designId: number,
  isFeatured: boolean
): Promise<Design> {
  const design = await Design.query({ client: trx })
    .where('id', designId)
    .whereNotNull('published_at')
    .forUpdate()
    .first()
  if (!design) throw HttpError.notFound()
  if (design.isFeatured === isFeatured) return design
  return design.merge({ featuredAt: isFeatured ? DateTime.utc() : null }).save()
}
