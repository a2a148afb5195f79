import type { Place } from '#app/places/gazetteer/place'
import { placeId } from '#app/places/gazetteer/place_id'
import { countListings } from '#app/search/queries/search_listings'
import { readSearch } from '#app/search/validators/search_request'

/**
 * With the number of homes that a search of each place finds: those with homes first, otherwise in
 * their order.
 */
export async function listPlacesWithHomes(places: readonly Place[], hiddenIds: number[]) {
  const counted: { place: Place; homes: number }[] = []
  for (const place of places) {
    const request = await readSearch({ place: placeId(place) })
    counted.push({ place, homes: await countListings(request, hiddenIds) })
  }
  return [...counted.filter(({ homes }) => homes > 0), ...counted.filter(({ homes }) => !homes)]
}
