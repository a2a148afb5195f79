import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import type { PageRequest } from '#app/common/http/paginator'
import { readComments, type CommentRow } from '#app/spots/models/comment_row'

export interface Thread {
  comment: CommentRow
  replies: CommentRow[]
}

const MAX_REPLIES = 100

/** A spot’s comments, newest first, each with its replies, oldest first; one more than a page holds. */
export async function listComments(
  spotId: number,
  viewerId: number | null,
  { page, perPage }: PageRequest
): Promise<Thread[]> {
  const hiddenIds = await listHiddenUserIds(viewerId)
  const seen = 'c.user_id <> all(:hiddenIds::integer[])'
  const comments = await readComments(
    `where c.spot_id = :spotId and c.parent_id is null and ${seen}
     order by c.id desc offset :skipped limit :limit`,
    { spotId, hiddenIds, skipped: (page - 1) * perPage, limit: perPage + 1 }
  )
  const replies = await readComments(
    `join lateral (select id from spot_comments r where r.parent_id = c.parent_id
         order by r.id limit ${MAX_REPLIES}) shown on shown.id = c.id
     where c.parent_id = any(:ids::integer[]) and ${seen} order by c.id`,
    { hiddenIds, ids: comments.map(({ id }) => id) }
  )
  return comments.map((comment) => ({
    comment,
    replies: replies.filter(({ parentId }) => parentId === comment.id),
  }))
}
