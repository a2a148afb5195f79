import { literalPattern, searchedPattern } from '#app/common/database/searched_pattern'
import type { ContactFilter } from '#app/farm/contract/contact_options'

interface ContactConditions {
  /** joined by `and`, about table `farm_contacts`, aliased `c` */
  sql: string
  values: object
}

/** The contacts of a farm that a filter is about. */
export function contactConditions(farmId: number, filter: ContactFilter): ContactConditions {
  const { q, tags = [], consent = [], areas = [] } = filter
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
  return { sql: parts.join(' and '), values }
}
