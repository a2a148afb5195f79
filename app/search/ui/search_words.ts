import { countWords } from '#app/kit/display/count_words'
import { DEFAULT_RADIUS } from '#app/search/search_options'
import type { SearchQuery } from '#app/search/search_query'
import { filterWords } from '#app/search/ui/filter_words'
import { unitOf } from '#app/search/ui/query_area'

/** The default name of a search: `Villa near Portofino`. */
export function searchName(query: SearchQuery): string {
  const what = query.q ?? query.type?.split(',').map(capitalized).join(', ') ?? 'Homes'
  return `${what} ${whereOf(query)}`.slice(0, 80)
}

/** A short summary of all its filters. */
export function searchWords(query: SearchQuery): string {
  const { radius = DEFAULT_RADIUS, latitude, polygon, q } = query
  const parts = [
    whereOf(query),
    latitude && !polygon && `within ${radius} ${unitOf(query)}`,
    q && `“${q}”`,
    ...Object.values(filterWords(query, 'en-US')),
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

type Counted = { total: number; is_total_exact: boolean }

/** `38 homes`, `1 home`, `1,000+ homes`. */
export function homesCount({ total, is_total_exact: isExact }: Counted): string {
  return isExact ? countWords(total, 'home') : `${total.toLocaleString('en-US')}+ homes`
}
