import { loadGazetteer } from '#app/places/gazetteer/load_gazetteer'
import { distanceKm } from '#app/places/models/distance_km'

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
