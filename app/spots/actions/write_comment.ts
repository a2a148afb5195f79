import type { ActingUser } from '#app/accounts/models/acting_user'
import { isHiddenFrom } from '#app/accounts/blocking/policies/is_hidden_from'
import { fieldErrors } from '#app/common/http/field_errors'
import { notify } from '#app/notifications/actions/notify'
import { tellMentioned } from '#app/spots/actions/tell_mentioned'
import { readComments, type CommentRow } from '#app/spots/models/comment_row'
import { findSpotRow } from '#app/spots/queries/find_spot'

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
  const spot = await findSpotRow({ slug }, user.id, trx)
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
      }
    )
  }
  const spot = { id: comment.spotId, slug: comment.spotSlug }
  await tellMentioned({ trx }, { spot, authorId: user.id, text: comment.content, told })
}
