import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type User from '#app/accounts/user'
import { userCardJson, type UserCardRow } from '#app/accounts/user_card_sql'
import type { Moment } from '#app/common/http/wire_time'
import type Dream from '#app/dreams/dream'
import { IS_MEMBER } from '#app/dreams/dreams_sql'
import { listPinnedIds } from '#app/dreams/items/find_items'
import { readItems, type ItemRow } from '#app/dreams/items/item_row'
import type { PropertyCardRow } from '#app/properties/property_row'
import { listSeenCards } from '#app/properties/lists/list_seen_properties'
import { countMatches } from '#app/search/alerts/find_matches'

/** A board as somebody sees it. */
export interface DreamView {
  row: DreamRow
  items: ItemRow[]
  /** the listings among them that they may see */
  cards: Map<number, PropertyCardRow>
  matchesCount: number
  viewerId: number | null
}

/** @param perDream how many items of each */
export async function viewDreams(
  rows: DreamRow[],
  viewer: User | null,
  perDream: number,
  client?: TransactionClientContract
): Promise<DreamView[]> {
  const viewerId = viewer?.id ?? null
  const hiddenIds = await listHiddenUserIds(viewerId, client)
  const items = await readItems(
    rows.map(({ id }) => id),
    { viewerId, hiddenIds },
    perDream,
    client
  )
  const cards = await listSeenCards(
    items.flatMap(({ propertyId }) => propertyId ?? []),
    viewer,
    client
  )
  const views: DreamView[] = []
  for (const row of rows) {
    views.push({
      row,
      items: items.filter(({ dreamId }) => dreamId === row.id),
      cards,
      matchesCount: await countMatchesOf(row, hiddenIds, client),
      viewerId,
    })
  }
  return views
}

/** Its search is for members only. */
async function countMatchesOf(
  { id, criteria, isMember }: DreamRow,
  hiddenIds: number[],
  client?: TransactionClientContract
): Promise<number> {
  if (!criteria || !isMember) return 0
  const exceptIds = await listPinnedIds(id, client)
  return countMatches({ query: criteria, hiddenIds, exceptIds }, client)
}

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
