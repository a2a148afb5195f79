import { userCardJson, type UserCardRow } from '#app/accounts/user_card_sql'
import type { Moment } from '#app/common/http/wire_time'
import { leadContact } from '#app/leads/lead_sql'
import { imageJson, type ImageRow } from '#app/media/image_row'
import type Lead from '#app/leads/lead'
import type { LeadEventKind, LeadStage } from '#app/leads/lead_options'
import type { ViewingStatus } from '#app/leads/viewings/viewing_options'

interface HomeRow {
  id: number
  slug: string
  name: string | null
}

/** The home a lead asked about last, as a card shows it. */
interface PicturedHomeRow extends HomeRow {
  featuredImage: ImageRow | null
}

export interface LeadEventRow {
  id: number
  kind: LeadEventKind
  message: string | null
  title: string | null
  url: string | null
  stage: LeadStage | null
  wantsViewingAt: Moment | null
  createdAt: Moment
  property: HomeRow | null
  actor: UserCardRow | null
  assignee: UserCardRow | null
}

export interface ReminderRow {
  id: number
  text: string
  dueAt: Moment
  timeZone: string
  doneAt: Moment | null
  user: UserCardRow
}

export interface LeadViewingRow {
  id: number
  status: ViewingStatus
  startsAt: Moment
  timeZone: string
  property: HomeRow | null
}

type LeadColumn = 'id' | 'email' | 'name' | 'phone' | 'stage' | 'source' | 'reason'

/** History beyond this stays in the copy of one's data and in the export. */
const MAX_SHOWN_EVENTS = 200

export interface LeadRow extends Pick<Lead, LeadColumn> {
  property: PicturedHomeRow | null
  /** the agent it is assigned to, or its realtor */
  worker: UserCardRow
  /** oldest first */
  events: LeadEventRow[]
  /** open ones first, then by time */
  reminders: ReminderRow[]
  /** the latest first */
  viewings: LeadViewingRow[]
  contactId: number | null
  /** who has the address that was confirmed, unless they and the realtor hide from each other */
  accountId: number | null
  happenedAt: Moment
  createdAt: Moment
}

const homeJson = (id: string) => `(select json_build_object('id', home.id, 'slug', home.slug,
  'name', home.name) from properties home where home.id = ${id})`

const PICTURED_HOME = `(select json_build_object('id', home.id, 'slug', home.slug,
  'name', home.name, 'featuredImage', ${imageJson('home.featured_image_id')})
  from properties home where home.id = l.property_id)`

const userJson = (id: string) => `(select ${userCardJson('u')} from users u where u.id = ${id})`

/**
 * Whether lead `l` confirmed the address to its realtor: a guessed one reveals nobody's account.
 */
export const HAS_CONFIRMED_ADDRESS = `exists (select from lead_events e
  where e.lead_id = l.id and e.kind in ('inquiry', 'form', 'document'))`

const ACCOUNT = `select u.id from users u
  where u.email = l.email and u.email_verified_at is not null and ${HAS_CONFIRMED_ADDRESS}
    and not exists (select from blocks b where (b.blocker_id = u.id and b.blocked_id = l.user_id)
      or (b.blocker_id = l.user_id and b.blocked_id = u.id))`

/** Columns of a lead from table `leads`, aliased `l`. */
export const leadColumns = () => `l.id, l.email, l.name, l.phone, l.stage, l.source, l.reason,
  l.happened_at as "happenedAt", l.created_at as "createdAt",
  (${ACCOUNT}) as "accountId",
  (${leadContact()}) as "contactId",
  ${PICTURED_HOME} as property,
  ${userJson('coalesce(l.assigned_id, l.user_id)')} as worker,
  (select coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind, 'message', e.message,
      'title', e.title, 'url', e.url, 'stage', e.stage, 'wantsViewingAt', e.wants_viewing_at,
      'createdAt', e.created_at, 'property', ${homeJson('e.property_id')},
      'actor', ${userJson('e.actor_id')}, 'assignee', ${userJson('e.assignee_id')}
    ) order by e.created_at, e.id), '[]'::json)
    from (select * from lead_events where lead_id = l.id
      order by id desc limit ${MAX_SHOWN_EVENTS}) e) as events,
  (select coalesce(json_agg(json_build_object('id', r.id, 'text', r.text, 'dueAt', r.due_at,
      'timeZone', r.time_zone, 'doneAt', r.done_at, 'user', ${userJson('r.user_id')}
    ) order by r.done_at is not null, r.due_at, r.id), '[]'::json)
    from lead_reminders r where r.lead_id = l.id) as reminders,
  (select coalesce(json_agg(json_build_object('id', v.id, 'status', v.status,
      'startsAt', v.starts_at, 'timeZone', v.time_zone, 'property', ${homeJson('v.property_id')}
    ) order by v.starts_at desc, v.id desc), '[]'::json)
    from viewings v where v.lead_id = l.id) as viewings`
