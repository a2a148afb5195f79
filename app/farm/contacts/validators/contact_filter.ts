import type { HttpContext } from '@adonisjs/core/http'
import {
  CONSENT_STATUSES,
  MAX_CONTACT_SEARCH_CHARACTERS,
  MAX_TAG_CHARACTERS,
  MAX_TAGS_PER_CONTACT,
  type ContactFilter,
} from '#app/farm/contract/contact_options'
import { MAX_AREAS_PER_FARM } from '#app/farm/contract/area_options'

/** `?q&tags=a,b&consent=none,pending&areas=1,2`; what nobody knows counts as not given. */
export function askedContacts({ request }: HttpContext): ContactFilter {
  return contactFilter(request.qs())
}

/** The same as `contactFilter` writes it: only parts that say something. */
export function contactFilter(given: Record<string, unknown>): ContactFilter {
  const q = typeof given.q === 'string' ? printable(given.q) : ''
  const tags = listed(given.tags).slice(0, MAX_TAGS_PER_CONTACT)
  const asked = new Set(listed(given.consent))
  const consent = CONSENT_STATUSES.filter((status) => asked.has(status))
  const areas = listed(given.areas)
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .slice(0, MAX_AREAS_PER_FARM)
    .map(Number)
  return {
    ...(q && { q: q.slice(0, MAX_CONTACT_SEARCH_CHARACTERS) }),
    ...(tags.length && { tags }),
    ...(consent.length && { consent }),
    ...(areas.length && { areas }),
  }
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
