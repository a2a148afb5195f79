import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { userCardJson, type UserCardRow } from '#app/accounts/user_card_sql'
import type OpenHouse from '#app/farm/open_houses/open_house'
import { readPropertyCards, type PropertyCardRow } from '#app/properties/property_row'

type Column =
  'id' | 'slug' | 'propertyId' | 'seriesId' | 'timeZone' | 'capacity' | 'notes' | 'revision'

interface Read extends Pick<OpenHouse, Column> {
  startsAt: Date
  endsAt: Date
  updatedAt: Date
  isCancelled: boolean
  hosts: UserCardRow[]
  registrationsCount: number
  waitingCount: number
  visitorsCount: number
  /** of the listing, for mails and calendars */
  address: string | null
  realtorId: number
  realtorName: string
  teamId: number | null
  latitude: number | null
  longitude: number | null
}

export interface OpenHouseRow extends Read {
  property: PropertyCardRow
}

const count = (condition: string) =>
  `(select count(*)::integer from open_house_visitors v where v.open_house_id = o.id and ${condition})`

const COLUMNS = `o.id, o.slug, o.property_id as "propertyId", o.series_id as "seriesId",
  o.time_zone as "timeZone", o.capacity, o.notes, o.revision, o.starts_at as "startsAt",
  o.ends_at as "endsAt", o.updated_at as "updatedAt", o.cancelled_at is not null as "isCancelled",
  (select coalesce(json_agg(${userCardJson('host')} order by host.name, host.id), '[]'::json)
    from open_house_hosts h join users host on host.id = h.user_id
    where h.open_house_id = o.id) as hosts,
  ${count(`v.status = 'registered'`)} as "registrationsCount",
  ${count(`v.status = 'waiting'`)} as "waitingCount",
  ${count('v.checked_in_at is not null')} as "visitorsCount",
  nullif(concat_ws(', ', p.address, p.address_line_2, nullif(concat_ws(' ', p.zip, p.city), ''),
    p.state, p.country), '') as address,
  p.user_id as "realtorId", realtor.name as "realtorName", p.team_id as "teamId",
  p.latitude, p.longitude`

/** As the words about them take it. */
export function timesOf({ startsAt, endsAt, timeZone }: OpenHouseRow) {
  return {
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    timezone: timeZone,
  }
}

/** The open houses, called `o`, that the end of a statement finds; `p` is the listing. */
export async function readOpenHouses(
  tail: string,
  values: Record<string, unknown>,
  client?: TransactionClientContract
): Promise<OpenHouseRow[]> {
  const { rows } = await (client ?? db).rawQuery<{ rows: Read[] }>(
    `select ${COLUMNS} from open_houses o join properties p on p.id = o.property_id
     join users realtor on realtor.id = p.user_id ${tail}`,
    values
  )
  if (!rows.length) return []
  const cards = await readPropertyCards(
    'where p.id = any(:ids::integer[])',
    { ids: rows.map(({ propertyId }) => propertyId) },
    client
  )
  const byId = new Map(cards.map((card) => [card.id, card]))
  return rows.map((row) => ({ ...row, property: byId.get(row.propertyId)! }))
}
