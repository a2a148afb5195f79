import type { ContactFilter } from '#app/farm/contract/contact_options'

/** A filter as parameters of pages, calls and files. */
export function filterQuery({ q, tags, consent, areas }: ContactFilter): Record<string, string> {
  return {
    ...(q && { q }),
    ...(tags?.length && { tags: tags.join(',') }),
    ...(consent?.length && { consent: consent.join(',') }),
    ...(areas?.length && { areas: areas.join(',') }),
  }
}

export function isFiltered(filter: ContactFilter): boolean {
  return Object.keys(filterQuery(filter)).length > 0
}
