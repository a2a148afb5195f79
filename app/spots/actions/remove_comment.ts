import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { readComments } from '#app/spots/models/comment_row'
import { findSpotRow } from '#app/spots/queries/find_spot'

/**
 * Deletes a comment with its replies: for who wrote it and for the spot’s author.
 * @returns the spot’s address @throws HttpError 404, 403
 */
export async function removeComment({ user, trx }: ActingUser, id: number): Promise<string> {
  const [comment] = await readComments('where c.id = :id', { id }, trx)
  if (!comment) throw HttpError.notFound()
  if (comment.userId !== user.id && comment.ownerId !== user.id) {
    await findSpotRow({ id: comment.spotId }, user.id, trx)
    throw HttpError.forbidden()
  }
  await trx.from('spot_comments').where('id', id).delete()
  return comment.spotSlug
}
