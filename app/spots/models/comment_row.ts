import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { userCardJson, type UserCardRow } from '#app/accounts/models/user_card_row'
import type { Moment } from '#app/common/http/wire_time'

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
