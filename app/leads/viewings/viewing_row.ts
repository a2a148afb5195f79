import type { Moment } from '#app/common/http/wire_time'
import type { ViewingStatus } from '#app/leads/viewings/viewing_options'

/** A viewing with who comes, who shows it, and which home. */
export interface ViewingRow {
  id: number
  token: string
  status: ViewingStatus
  startsAt: Moment
  firstStartsAt: Moment
  endsAt: Moment
  timeZone: string
  revision: number
  updatedAt: Moment
  leadId: number
  name: string
  email: string
  userId: number
  propertyId: number
  realtorName: string
  slug: string
  homeName: string | null
  address: string
  latitude: number | null
  longitude: number | null
}

/** Of viewings `v`, leads `l`, homes `p` and realtors `u`. */
export const VIEWING_SOURCE = `select v.id, v.token, v.status, v.starts_at as "startsAt",
    v.first_starts_at as "firstStartsAt", v.ends_at as "endsAt", v.time_zone as "timeZone", v.revision, v.updated_at as "updatedAt",
    v.lead_id as "leadId", l.name, l.email, v.user_id as "userId",
    v.property_id as "propertyId", u.name as "realtorName",
    p.slug, p.name as "homeName", concat_ws(', ', nullif(p.address, ''), nullif(p.city, ''),
      nullif(p.country, '')) as address, p.latitude::float8, p.longitude::float8
  from viewings v join leads l on l.id = v.lead_id join properties p on p.id = v.property_id
  join users u on u.id = v.user_id`
