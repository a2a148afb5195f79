import { isHiddenFrom } from '#app/accounts/blocking/is_hidden_from'
import type { ActingUser } from '#app/accounts/user'
import { fieldErrors } from '#app/common/http/field_errors'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { notify } from '#app/notifications/notify'
import { readComments, type CommentRow } from '#app/spots/comments/list_comments'
import { findSpotRow } from '#app/spots/find_spot'
import { lockSeenSpot } from '#app/spots/spot_locks'
import { tellMentionedInSpot } from '#app/spots/tell_about_spot'

interface NewComment {
  content: string
  replyTo: number | null
  /** chosen by whoever writes it: a repeat is the first one again */
  clientId: string
}

/** A reply to a reply goes below the same comment. @throws HttpError 404, E_VALIDATION_ERROR */
export async function writeComment(
  { user, trx }: ActingUser,
  slug: string,
  { content, replyTo, clientId }: NewComment
): Promise<CommentRow> {
  const spot = await lockSeenSpot({ trx }, slug, user.id)
  const parent = replyTo === null ? null : await findParent({ user, trx }, spot.id, replyTo)
  const inserted: { id: number }[] = await trx
    .knexQuery()
    .table('spot_comments')
    .insert({
      spot_id: spot.id,
      user_id: user.id,
      parent_id: parent && (parent.parentId ?? parent.id),
      content,
      client_id: clientId,
    })
    .onConflict(['user_id', 'client_id'])
    .ignore()
    .returning('id')
  const [comment] = await readComments(
    'where c.user_id = :userId and c.client_id = :clientId',
    { userId: user.id, clientId },
    trx
  )
  if (comment.spotId !== spot.id) throw fieldErrors({ client_id: 'That id was used elsewhere.' })
  if (inserted.length) await tell({ user, trx }, comment, parent)
  return comment
}

async function findParent(
  { user, trx }: ActingUser,
  spotId: number,
  id: number
): Promise<CommentRow> {
  const [parent] = await readComments(
    'where c.id = :id and c.spot_id = :spotId',
    { id, spotId },
    trx
  )
  if (!parent || (await isHiddenFrom(user.id, parent.userId, trx))) {
    throw fieldErrors({ reply_to: 'That comment is gone.' })
  }
  return parent
}

/** Whoever is answered, the spot’s author, and those mentioned, each once. */
async function tell({ user, trx }: ActingUser, comment: CommentRow, parent: CommentRow | null) {
  const url = `/spots/${comment.spotSlug}`
  const told = [...new Set([comment.ownerId, ...(parent ? [parent.userId] : [])])]
  for (const userId of told) {
    const isReply = userId === parent?.userId
    await notify(
      { trx },
      {
        userId,
        actorId: user.id,
        kind: 'comment',
        groupKey: isReply ? `reply:comment:${parent.id}` : `comment:spot:${comment.spotId}`,
        words: { deed: isReply ? 'replied to your comment' : 'commented on your spot' },
        url,
        about: { of: 'spot', id: comment.spotId },
      }
    )
  }
  const spot = { id: comment.spotId, slug: comment.spotSlug }
  await tellMentionedInSpot({ trx }, { spot, authorId: user.id, text: comment.content, told })
}

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

/** Deletes a comment that staff removed, with its replies. */
export async function takeDownComment({ trx }: InTransaction, id: number): Promise<void> {
  await trx.from('spot_comments').where('id', id).delete()
}
