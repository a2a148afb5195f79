import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { userCardJson, type UserCardRow } from '#app/accounts/models/user_card_row'
import type { Moment } from '#app/common/http/wire_time'
import type Dream from '#app/dreams/models/dream'
import { IS_MEMBER } from '#app/dreams/models/seen_dreams'

type Column =
  | 'id'
  | 'userId'
  | 'title'
  | 'description'
  | 'visibility'
  | 'linkToken'
  | 'criteria'
  | 'coverItemId'
  | 'version'

export interface DreamRow extends Pick<Dream, Column> {
  /** its owner first */
  members: UserCardRow[]
  invitations: { id: number; email: string }[]
  itemsCount: number
  isMember: boolean
  isTakenDown: boolean
  criteriaSince: Moment | null
  createdAt: Moment
  updatedAt: Moment
}

const COLUMNS = `d.id, d.user_id as "userId", d.title, d.description, d.visibility,
  d.link_token as "linkToken", d.criteria, d.criteria_since as "criteriaSince",
  d.cover_item_id as "coverItemId", d.version, d.taken_down_at is not null as "isTakenDown",
  d.created_at as "createdAt", d.updated_at as "updatedAt", ${IS_MEMBER} as "isMember",
  (select count(*)::integer from dream_items i where i.dream_id = d.id
    and i.user_id <> all(:hiddenIds::integer[])) as "itemsCount",
  (select coalesce(json_agg(${userCardJson('u')} order by (u.id = d.user_id) desc, m.joined_at, u.id),
      '[]'::json)
    from dream_members m join users u on u.id = m.user_id where m.dream_id = d.id) as members,
  (select coalesce(json_agg(json_build_object('id', v.id, 'email', v.email) order by v.id),
      '[]'::json)
    from dream_invitations v where v.dream_id = d.id and v.expires_at > now()) as invitations`

interface Values extends Record<string, unknown> {
  /** null for a guest */
  viewerId: number | null
  hiddenIds: number[]
}

/** The boards, called `d`, that the end of a statement finds, without their items. */
export async function readDreams(
  tail: string,
  values: Values,
  client?: TransactionClientContract
): Promise<DreamRow[]> {
  const { rows } = await (client ?? db).rawQuery<{ rows: DreamRow[] }>(
    `select ${COLUMNS} from dreams d ${tail}`,
    values
  )
  return rows
}
