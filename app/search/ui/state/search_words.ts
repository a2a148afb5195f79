import type { SearchQuery } from '#app/search/contract/search_query'
import { unitOf } from '#app/search/ui/state/query_area'

/** The default name of a search: `Villa near Portofino`. */
export function searchName(query: SearchQuery): string {
  const what = query.q ?? query.type?.split(',').map(capitalized).join(', ') ?? 'Homes'
  return `${what} ${whereOf(query)}`.slice(0, 80)
}

/** A short summary of its filters. */
export function searchWords(query: SearchQuery): string {
  const { min_price: from, max_price: to, currency = 'USD', bedrooms, radius, latitude } = query
  const parts = [
    whereOf(query),
    latitude && `within ${radius ?? 2} ${unitOf(query)}`,
    query.q && `“${query.q}”`,
    query.type?.split(',').join(', '),
    from && `from ${Number(from).toLocaleString('en-US')} ${currency}`,
    to && `up to ${Number(to).toLocaleString('en-US')} ${currency}`,
    bedrooms && `${bedrooms}+ bedrooms`,
    query.features?.split(',').join(', '),
  ]
  return parts.filter(Boolean).join(' · ')
}

export function whereOf({ place, latitude, polygon, viewport }: SearchQuery): string {
  if (polygon) return 'in your area'
  if (latitude) return place ? `near ${place}` : 'near this place'
  return viewport ? 'on this map' : 'everywhere'
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
