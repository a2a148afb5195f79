import type { Moment } from '#app/common/http/wire_time'
import { BOUNCE_JSON } from '#app/farm/contacts/contact_sql'
import type { ConsentKind, ConsentPurpose } from '#app/farm/farm_options'
import type FarmContact from '#app/farm/contacts/farm_contact'

export interface ConsentRow {
  kind: ConsentKind
  purpose: ConsentPurpose
  wording: string
  source: string
  /** of the network, if it came from a page */
  address: string | null
  userAgent: string | null
  createdAt: Moment
}

export interface AreaOfContact {
  id: number
  name: string
  /** put in by hand, wherever it is */
  isByHand: boolean
}

type ContactColumn =
  | 'id'
  | 'name'
  | 'email'
  | 'phone'
  | 'address'
  | 'latitude'
  | 'longitude'
  | 'tags'
  | 'timeZone'
  | 'consentStatus'
  | 'showsClicks'

export interface ContactRow extends Pick<FarmContact, ContactColumn> {
  areas: AreaOfContact[]
  consent: ConsentRow | null
  /** what keeps mail from its address */
  bounce: { reason: string; at: Moment } | null
  createdAt: Moment
}

/** As an object of table `farm_consents`, aliased `e`. */
export const CONSENT_JSON = `json_build_object('kind', e.kind, 'purpose', e.purpose,
  'wording', e.wording,
  'source', e.source, 'address', e.address, 'userAgent', e.user_agent, 'createdAt', e.created_at)`

/** Columns of a contact from table `farm_contacts`, aliased `c`. */
export const CONTACT_COLUMNS = `c.id, c.name, c.email, c.phone, c.address, c.latitude, c.longitude,
  c.tags, c.time_zone as "timeZone", c.consent_status as "consentStatus", c.shows_clicks as "showsClicks",
  c.created_at as "createdAt",
  (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name,
      'isByHand', m.is_by_hand) order by a.id), '[]'::json)
    from farm_area_contacts m join farm_areas a on a.id = m.area_id
    where m.contact_id = c.id) as areas,
  (select ${CONSENT_JSON} from farm_consents e where e.contact_id = c.id
      and e.email is not distinct from c.email and e.purpose = 'email' order by e.id desc limit 1) as consent,
  ${BOUNCE_JSON} as bounce`
