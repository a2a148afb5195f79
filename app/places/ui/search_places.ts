import type { Data } from '#data'
import { api } from '#app/kit/calls/api'

export type Place = Data.Places.Place

/** Searches the gazetteer for the place combobox. */
export async function searchPlaces(query: string, signal: AbortSignal): Promise<Place[]> {
  const { places } = await api.api.places.index({ query: { q: query }, signal })
  return places
}
