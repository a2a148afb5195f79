import type { Data } from '#data'
import { api } from '#app/core/ui/api'

export type Place = Data.Places.Place

/** Asks the gazetteer, as the combobox of places does while somebody types. */
export async function searchPlaces(query: string, signal: AbortSignal): Promise<Place[]> {
  const { places } = await api.api.places.index({ query: { q: query }, signal })
  return places
}
