import { SHARE_NETWORKS } from '#app/kit/share/share_networks'

export interface NetworkChoice {
  key: string
  name: string
}

const ALL = Object.entries(SHARE_NETWORKS).map(([key, { name }]) => ({ key, name }))

/** How many networks the dialog shows before a search. */
const POPULAR_COUNT = 8

export const popularNetworks: NetworkChoice[] = ALL.slice(0, POPULAR_COUNT)

/** Networks whose name or key contains the words, best known first; without words, all of them. */
export function findNetworks(words: string): NetworkChoice[] {
  const wanted = words.trim().toLowerCase()
  return ALL.filter(({ key, name }) => name.toLowerCase().includes(wanted) || key.includes(wanted))
}
