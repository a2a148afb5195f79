import type { Data } from '#data'
import { api } from '#app/kit/calls/api'

export type Place = Omit<Data.Places.Place, 'place_id'>

/** Searches the gazetteer for the place combobox. */
export async function searchPlaces(query: string, signal: AbortSignal): Promise<Place[]> {
  const { places } = await api.api.places.index({ query: { q: query }, signal })
  return places
}
