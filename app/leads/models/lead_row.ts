import { userCardJson, type UserCardRow } from '#app/accounts/models/user_card_row'
import type { Moment } from '#app/common/http/wire_time'
import type Lead from '#app/leads/models/lead'
import type { LeadStage } from '#app/leads/contract/lead_options'

interface HomeRow {
  id: number
  slug: string
  name: string | null
}

export interface LeadEventRow {
  kind: 'inquiry' | 'stage'
  message: string | null
  stage: LeadStage | null
  wantsViewingAt: Moment | null
  createdAt: Moment
  property: HomeRow | null
}

type LeadColumn = 'id' | 'email' | 'name' | 'phone' | 'stage' | 'source'

export interface LeadRow extends Pick<Lead, LeadColumn> {
  property: HomeRow | null
  realtor: UserCardRow
  /** oldest first */
  events: LeadEventRow[]
  happenedAt: Moment
  createdAt: Moment
}

const homeJson = (id: string) => `(select json_build_object('id', home.id, 'slug', home.slug,
  'name', home.name) from properties home where home.id = ${id})`

/** Columns of a lead from table `leads`, aliased `l`. */
export const LEAD_COLUMNS = `l.id, l.email, l.name, l.phone, l.stage, l.source,
  l.happened_at as "happenedAt", l.created_at as "createdAt",
  ${homeJson('l.property_id')} as property,
  (select ${userCardJson('realtor')} from users realtor where realtor.id = l.user_id) as realtor,
  (select coalesce(json_agg(json_build_object('kind', e.kind, 'message', e.message,
      'stage', e.stage, 'wantsViewingAt', e.wants_viewing_at, 'createdAt', e.created_at,
      'property', ${homeJson('e.property_id')}) order by e.id), '[]'::json)
    from lead_events e where e.lead_id = l.id) as events`
