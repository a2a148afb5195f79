import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type User from '#app/accounts/user'
import { userCardJson, type UserCardRow } from '#app/accounts/user_card_sql'
import type { PageRequest } from '#app/common/http/paginator'
import type { Moment } from '#app/common/http/wire_time'
import type { ReportedSubject } from '#app/moderation/reportable_registry'
import { SEEN_SPOTS } from '#app/spots/find_spot'

export interface CommentThread {
  comment: CommentRow
  replies: CommentRow[]
}

const MAX_REPLIES = 100

/** A spot’s comments, newest first, each with its replies, oldest first; one more than a page holds. */
export async function listComments(
  spotId: number,
  viewerId: number | null,
  { page, perPage }: PageRequest
): Promise<CommentThread[]> {
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

export interface CommentRow {
  id: number
  spotId: number
  spotSlug: string
  /** of the spot */
  ownerId: number
  userId: number
  parentId: number | null
  content: string
  clientId: string
  createdAt: Moment
  user: UserCardRow
}

const COLUMNS = `c.id, c.spot_id as "spotId", s.slug as "spotSlug", s.user_id as "ownerId",
  c.user_id as "userId", c.parent_id as "parentId", c.content, c.client_id as "clientId",
  c.created_at as "createdAt",
  (select ${userCardJson('author')} from users author where author.id = c.user_id) as user`

/** The comments, called `c`, that the end of a statement finds; their spots are called `s`. */
export async function readComments(
  tail: string,
  values: Record<string, unknown>,
  client?: TransactionClientContract
): Promise<CommentRow[]> {
  const { rows } = await (client ?? db).rawQuery<{ rows: CommentRow[] }>(
    `select ${COLUMNS} from spot_comments c join spots s on s.id = c.spot_id ${tail}`,
    values
  )
  return rows
}

/** A comment that the reporter can see, as of now. */
export async function findReportableComment(
  { id: viewerId }: User,
  id: number,
  trx: TransactionClientContract
): Promise<ReportedSubject | null> {
  const hiddenIds = await listHiddenUserIds(viewerId, trx)
  const [comment] = await readComments(
    `where c.id = :id and ${SEEN_SPOTS} and c.user_id <> all(:hiddenIds::integer[])`,
    { id, viewerId, hiddenIds },
    trx
  )
  if (!comment) return null
  const evidence = { address: `/spots/${comment.spotSlug}`, comment: comment.content }
  return { reportedUserId: comment.userId, evidence }
}
