import { literalPattern, searchedPattern } from '#app/common/database/searched_pattern'
import type { ContactFilter, ContactSource } from '#app/farm/farm_options'
import { leadsOf } from '#app/leads/lead_sql'

interface ContactConditions {
  /** joined by `and`, about table `farm_contacts`, aliased `c` */
  sql: string
  values: object
}

/** those whom an import made, not those it added to */
const IMPORTED = `select k.contact_id from farm_import_contacts k
  join farm_imports i on i.id = k.import_id where i.farm_id = :farmId and k.before is null`
const SIGNED_UP = `select s.contact_id from farm_sign_ups s join farm_forms o on o.id = s.form_id
  where o.farm_id = :farmId`
const VISITED = `select v.contact_id from open_house_visitors v
  join farm_contacts known on known.id = v.contact_id where known.farm_id = :farmId`

const CAME_BY: Record<ContactSource, string> = {
  manual: `c.id not in (${IMPORTED}) and c.id not in (${SIGNED_UP}) and c.id not in (${VISITED})`,
  import: `c.id in (${IMPORTED})`,
  form: `c.id in (${SIGNED_UP})`,
  open_house: `c.id in (${VISITED})`,
}

const LEADS = `select lead.email from farms f, lateral (${leadsOf('f.user_id', 'f.team_id')}) lead
  where f.id = :farmId`

/** The contacts of a farm that a filter is about. */
export function contactConditions(farmId: number, filter: ContactFilter): ContactConditions {
  const { q, tags = [], consent = [], areas = [], sources = [], lead, seen } = filter
  const parts = ['c.farm_id = :farmId']
  const values: Record<string, unknown> = { farmId }
  const ask = (part: string, name: string, value: unknown) => {
    parts.push(part)
    values[name] = value
  }
  const pattern = searchedPattern(q)
  if (pattern) ask('c.searched like :words', 'words', pattern)
  const literal = literalPattern(q)
  if (literal) {
    ask(`concat_ws(' ', c.name, c.email, c.phone, c.address) ilike :literal`, 'literal', literal)
  }
  if (tags.length) ask('c.tags @> :tags::text[]', 'tags', tags)
  if (consent.length) ask('c.consent_status = any(:consent::text[])', 'consent', consent)
  if (areas.length) {
    ask(
      `c.id in (select m.contact_id from farm_area_contacts m join farm_areas a on a.id = m.area_id
         where a.farm_id = :farmId and a.id = any(:areas::integer[]))`,
      'areas',
      areas
    )
  }
  if (sources.length) parts.push(`(${sources.map((source) => CAME_BY[source]).join(' or ')})`)
  if (lead === 'yes') parts.push(`c.email in (${LEADS})`)
  if (lead === 'no') parts.push(`(c.email in (${LEADS})) is not true`)
  if (seen) {
    const since = 'now() - make_interval(days => :seen)'
    ask(`c.email in (${LEADS} and lead.happened_at > ${since})`, 'seen', seen)
  }
  return { sql: parts.join(' and '), values }
}

/**
 * The bounce that keeps mail from a contact of table `farm_contacts`, aliased `c`: null for an
 * address that works, or of which its realtor has said so since.
 */
const KNOWN_BOUNCE = `from farm_bounced_addresses b where b.email = c.email and not exists (
  select from farm_lifted_bounces l
  where l.contact_id = c.id and l.email = b.email and l.lifted_at >= b.created_at)`

export const IS_BOUNCED = `exists (select ${KNOWN_BOUNCE})`

export const BOUNCE_JSON = `(select json_build_object('reason', b.reason, 'at', b.created_at)
  ${KNOWN_BOUNCE})`
