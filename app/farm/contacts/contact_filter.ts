import type { HttpContext } from '@adonisjs/core/http'
import { fieldErrors } from '#app/common/http/field_errors'
import {
  CONSENT_STATUSES,
  CONTACT_SOURCES,
  LEAD_FILTERS,
  MAX_CONTACT_SEARCH_CHARACTERS,
  MAX_TAG_CHARACTERS,
  MAX_TAGS_PER_CONTACT,
  SEEN_DAYS,
  MAX_AREAS_PER_FARM,
  type ContactFilter,
} from '#app/farm/farm_options'

/** `?q&tags=a,b&consent=none,pending&areas=1,2&sources=form&lead=yes&seen=30`; what nobody knows counts as not given. */
export function askedContacts({ request }: HttpContext): ContactFilter {
  return contactFilter(request.qs())
}

/** The same as `contactFilter` writes it: only parts that say something. */
export function contactFilter(given: Record<string, unknown>): ContactFilter {
  const q = typeof given.q === 'string' ? printable(given.q) : ''
  const tags = listed(given.tags).slice(0, MAX_TAGS_PER_CONTACT)
  const asked = new Set(listed(given.consent))
  const consent = CONSENT_STATUSES.filter((status) => asked.has(status))
  const came = new Set(listed(given.sources))
  const sources = CONTACT_SOURCES.filter((source) => came.has(source))
  const lead = LEAD_FILTERS.find((each) => each === given.lead)
  const seen = SEEN_DAYS.find((days) => String(days) === String(given.seen))
  const areas = listed(given.areas)
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .slice(0, MAX_AREAS_PER_FARM)
    .map(Number)
  return {
    ...(q && { q: q.slice(0, MAX_CONTACT_SEARCH_CHARACTERS) }),
    ...(tags.length && { tags }),
    ...(consent.length && { consent }),
    ...(areas.length && { areas }),
    ...(sources.length && { sources }),
    ...(lead && { lead }),
    ...(seen && { seen }),
  }
}

/**
 * The same for changes: a part that says nothing here, such as a misspelled one, would leave a filter
 * that is about more contacts, or all. @throws E_VALIDATION_ERROR on `contacts.filter`
 */
export function exactContactFilter(given: Record<string, unknown>): ContactFilter {
  const filter = contactFilter(given)
  const isLost = ([name, value]: [string, unknown]) => saysSomething(value) && !(name in filter)
  if (!Object.entries(given).some(isLost)) return filter
  throw fieldErrors({ 'contacts.filter': 'Part of this filter is unknown. Nothing was changed.' })
}

function saysSomething(value: unknown): boolean {
  return Array.isArray(value)
    ? value.length > 0
    : value !== undefined && value !== null && value !== ''
}

function listed(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value]
  const parts = values
    .flatMap((one) => (typeof one === 'number' ? [String(one)] : one))
    .flatMap((one) => (typeof one === 'string' ? one.split(',') : []))
    .map((one) => printable(one).slice(0, MAX_TAG_CHARACTERS))
  return [...new Set(parts.filter(Boolean))]
}

/** The database refuses NUL. */
function printable(text: string): string {
  return text.replaceAll('\0', '').trim()
}
