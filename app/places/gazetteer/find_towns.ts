import { distanceKm } from '#app/common/geo/distance'
import { foldText } from '#app/common/text/fold_text'
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

/** All places with exactly this name in a language that isn't theirs, the most populous first. */
export async function listTownsCalled(name: string): Promise<readonly Place[]> {
  const folded = foldText(name)
  const gazetteer = await loadGazetteer()
  return gazetteer
    .rowsWithOtherPrefix(folded.slice(0, PREFIX_CHARACTERS))
    .filter((row) => gazetteer.otherNames(row).includes(`|${folded}|`))
    .map((row) => gazetteer.place(row))
}

export interface NearbyTown {
  name: string
  country: string
  km: number
}

/** Minimum population of a small town, a city and a metropolis. */
const MIN_POPULATIONS = [5_000, 100_000, 1_000_000]
const MAX_KM = 300

/** The nearest town, city and metropolis of a point, nearest first, without duplicates. */
export async function listNearbyTowns(latitude: number, longitude: number): Promise<NearbyTown[]> {
  const gazetteer = await loadGazetteer()
  const rows = MIN_POPULATIONS.map((people) => gazetteer.nearestTown(latitude, longitude, people))
  return [...new Set(rows)]
    .map((row) => gazetteer.place(row))
    .map((place) => ({
      name: place.name,
      country: place.country,
      km: Math.round(distanceKm({ latitude, longitude }, place) * 10) / 10,
    }))
    .filter(({ km }) => km <= MAX_KM)
}

/** Works offline. @param latitude @param longitude degrees, WGS 84 */
export async function findNearestPlace(latitude: number, longitude: number): Promise<Place> {
  const gazetteer = await loadGazetteer()
  return gazetteer.place(gazetteer.nearestRow(latitude, longitude))
}
