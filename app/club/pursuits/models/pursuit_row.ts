import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { userCardJson, type UserCardRow } from '#app/accounts/models/user_card_row'
import type { Moment } from '#app/common/http/wire_time'
import type Pursuit from '#app/club/pursuits/models/pursuit'

type Column = 'id' | 'propertyId' | 'stage' | 'position' | 'note' | 'rating'

export interface PursuitRow extends Pick<Pursuit, Column> {
  noteBy: UserCardRow | null
  notedAt: Moment | null
  /** when it was added */
  addedPrice: number | null
  addedCurrency: string | null
  createdAt: Moment
  updatedAt: Moment
}

const COLUMNS = `p.id, p.property_id as "propertyId", p.stage, p.position, p.note, p.rating,
  (select ${userCardJson('author')} from users author where author.id = p.note_user_id) as "noteBy",
  p.noted_at as "notedAt", p.price::float8 as "addedPrice", p.currency as "addedCurrency",
  p.created_at as "createdAt", p.updated_at as "updatedAt"`

/** The homes on boards, called `p`, that the end of a statement finds. */
export async function readPursuits(
  tail: string,
  values: Record<string, unknown>,
  client?: TransactionClientContract
): Promise<PursuitRow[]> {
  const { rows } = await (client ?? db).rawQuery<{ rows: PursuitRow[] }>(
    `select ${COLUMNS} from pursuits p ${tail}`,
    values
  )
  return rows
}
