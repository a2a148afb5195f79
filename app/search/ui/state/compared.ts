import { Store } from '#app/kit/hooks/store'
import { MAX_COMPARED } from '#app/search/contract/compare'

/** Slugs of the homes to compare, for this tab. */
export const compared = new Store<readonly string[]>([])

export function toggleCompared(slug: string): void {
  const chosen = compared.snapshot()
  if (chosen.includes(slug)) compared.set(chosen.filter((one) => one !== slug))
  else if (chosen.length < MAX_COMPARED) compared.set([...chosen, slug])
}

export function comparePath(slugs: readonly string[]): string {
  return `/search/compare?homes=${slugs.join(',')}`
}
