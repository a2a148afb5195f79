import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type User from '#app/accounts/user'
import { userCardJson, type UserCardRow } from '#app/accounts/user_card_sql'
import type Pursuit from '#app/club/pursuits/pursuit'
import type { Moment } from '#app/common/http/wire_time'
import { listNextOpenHouses, type NextOpenHouse } from '#app/farm/open_houses/find_open_houses'
import type { PropertyCardRow } from '#app/properties/property_row'
import { listLastingCards } from '#app/properties/lists/list_seen_properties'

type Column = 'id' | 'propertyId' | 'stage' | 'position' | 'note' | 'rating'

interface PursuitRow extends Pick<Pursuit, Column> {
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

/** A home on a board as one of its people sees it. */
export interface PursuitView extends PursuitRow {
  /** null if they may not see the listing, or it is deleted */
  card: PropertyCardRow | null
  nextOpenHouse: NextOpenHouse | null
}

export async function viewPursuits(
  rows: PursuitRow[],
  viewer: User,
  client?: TransactionClientContract
): Promise<PursuitView[]> {
  const ids = rows.flatMap(({ propertyId }) => propertyId ?? [])
  const cards = await listLastingCards(ids, viewer, client)
  const listedIds = [...cards.values()].filter(({ status }) => status === 'publish')
  const houses = await listNextOpenHouses(
    listedIds.map(({ id }) => id),
    client
  )
  const hiddenIds = await listHiddenUserIds(viewer.id, client)
  return rows.map((row) => ({
    ...row,
    noteBy: row.noteBy && hiddenIds.includes(row.noteBy.id) ? null : row.noteBy,
    card: (row.propertyId && cards.get(row.propertyId)) || null,
    nextOpenHouse: (row.propertyId && houses.get(row.propertyId)) || null,
  }))
}
