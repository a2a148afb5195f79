import { foldText } from '#app/common/contract/fold_text'
import { loadGazetteer } from '#app/places/gazetteer/load_gazetteer'
import type { Place } from '#app/places/gazetteer/place'

const PREFIX_CHARACTERS = 2

/** All places with exactly this name in any language, the most populous first. */
export async function listTowns(name: string): Promise<Place[]> {
  const folded = foldText(name)
  if (folded.length < PREFIX_CHARACTERS) return []
  const gazetteer = await loadGazetteer()
  return gazetteer
    .rowsWithPrefix(folded.slice(0, PREFIX_CHARACTERS))
    .filter((row) => gazetteer.searchName(row).includes(`|${folded}|`))
    .map((row) => gazetteer.place(row))
}
