import { Store } from '#app/kit/hooks/store'
import { MAX_COMPARED } from '#app/search/compare/compare_limits'
import type { Comparison } from '#app/search/ui/types'

/** Slugs of the homes to compare, for this tab. */
export const compared = new Store<readonly string[]>([])

export function toggleCompared(slug: string): void {
  const chosen = compared.snapshot()
  if (chosen.includes(slug)) compared.set(chosen.filter((one) => one !== slug))
  else if (chosen.length < MAX_COMPARED) compared.set([...chosen, slug])
}

type Choices = Partial<Pick<Comparison, 'place' | 'unit' | 'currency'>>

/** The address of a comparison, with its place, unit and currency. */
export function comparePath(slugs: readonly string[], { place, unit, currency }: Choices = {}) {
  const query = {
    ...(place && {
      place: place.name,
      latitude: String(place.latitude),
      longitude: String(place.longitude),
    }),
    ...(unit && { unit }),
    ...(currency && { currency }),
  }
  const rest = new URLSearchParams(query).toString()
  return `/search/compare?homes=${slugs.join(',')}${rest && `&${rest}`}`
}
