import { foldText } from '#app/common/contract/fold_text'
import { loadGazetteer } from '#app/places/gazetteer/load_gazetteer'
import type { Place } from '#app/places/gazetteer/place'

const PREFIX_CHARACTERS = 2

/** Lists repeat their towns; one name takes a scan of thousands of places. */
const MAX_KEPT_NAMES = 1000
const kept = new Map<string, readonly Place[]>()

/** All places with exactly this name in any language, the most populous first. */
export async function listTowns(name: string): Promise<readonly Place[]> {
  const folded = foldText(name)
  if (folded.length < PREFIX_CHARACTERS) return []
  const known = kept.get(folded)
  if (known) return known
  const gazetteer = await loadGazetteer()
  const towns = gazetteer
    .rowsWithPrefix(folded.slice(0, PREFIX_CHARACTERS))
    .filter((row) => gazetteer.searchName(row).includes(`|${folded}|`))
    .map((row) => gazetteer.place(row))
  if (kept.size >= MAX_KEPT_NAMES) kept.clear()
  kept.set(folded, towns)
  return towns
}
