import { foldText } from '#app/common/text/fold_text'
import { findCountry, listCountriesStarting } from '#app/places/gazetteer/find_country'
import { loadRegions, type RegionList } from '#app/places/regions/load_regions'
import type { PlaceRegion } from '#app/places/regions/region'

const MIN_QUERY_CHARACTERS = 3
const MAX_QUERY_CHARACTERS = 100

export interface FoundRegions {
  /** with the whole name, most populous first */
  named: PlaceRegion[]
  /** with a name that starts so, or a word of it */
  starting: PlaceRegion[]
}

/** Finds regions by their names in many languages: `Toskana`, `lago di`, `Bali, Indonesia`. */
export async function searchRegions(query: string): Promise<FoundRegions> {
  const found: FoundRegions = { named: [], starting: [] }
  const text = foldText(query.slice(0, MAX_QUERY_CHARACTERS))
  if (text.length < MIN_QUERY_CHARACTERS && !isCode(query)) return found
  const list = await loadRegions()
  const country = findCountry(query)
  const countries = listCountriesStarting(text)
  for (const at of candidatesOf(text, list)) {
    const region = list.regions[at]
    if (region.isCountry ? region.countryCode === country : isNamed(list.names[at], text, region)) {
      found.named.push(region)
    } else if (
      region.isCountry ? countries.has(region.countryCode) : startsAWord(list.names[at], text)
    ) {
      found.starting.push(region)
    }
  }
  return found
}

/** The region that an id names: `Tuscany, Italy`. */
export async function findRegionWithId(id: string): Promise<PlaceRegion | null> {
  const { byId } = await loadRegions()
  return byId.get(foldText(id.slice(0, MAX_QUERY_CHARACTERS))) ?? null
}

/** Only a code in capitals: `it` may begin many words. */
function isCode(query: string): boolean {
  return /^[A-Z]{2}$/.test(query.trim())
}

/** Countries are known by more names than the list has. */
function candidatesOf(text: string, { byPrefix, regions }: RegionList): number[] {
  const near = byPrefix.get(text.slice(0, 2)) ?? []
  const countries = [...regions.keys()].filter((at) => regions[at].isCountry)
  return [...new Set([...near, ...countries])].sort((one, other) => one - other)
}

/** `tuscany`, `tuscany italy`, `toscana italia` */
function isNamed(names: string, text: string, { countryCode }: PlaceRegion): boolean {
  if (names.includes(`|${text}|`)) return true
  const words = text.split(' ')
  for (let count = words.length - 1; count > 0; count--) {
    if (!names.includes(`|${words.slice(0, count).join(' ')}|`)) continue
    if (listCountriesStarting(words.slice(count).join(' ')).has(countryCode)) return true
  }
  return false
}

function startsAWord(names: string, text: string): boolean {
  return names.includes(`|${text}`) || names.includes(` ${text}`)
}
