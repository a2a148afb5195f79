import type { ContactFilter } from '#app/farm/contract/contact_options'

/** A filter as parameters of pages, calls and files. */
export function filterQuery(filter: ContactFilter): Record<string, string> {
  const { q, tags, consent, areas, sources, lead, seen } = filter
  return {
    ...(q && { q }),
    ...(tags?.length && { tags: tags.join(',') }),
    ...(consent?.length && { consent: consent.join(',') }),
    ...(areas?.length && { areas: areas.join(',') }),
    ...(sources?.length && { sources: sources.join(',') }),
    ...(lead && { lead }),
    ...(seen && { seen: String(seen) }),
  }
}

export function isFiltered(filter: ContactFilter): boolean {
  return Object.keys(filterQuery(filter)).length > 0
}
