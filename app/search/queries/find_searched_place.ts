import type { Place } from '#app/places/gazetteer/place'
import { findPlaceAt, readPlaceId } from '#app/places/gazetteer/place_id'
import { findPlacesNamed } from '#app/places/queries/search_places'

interface PlaceQuery {
  place?: unknown
  latitude?: unknown
  longitude?: unknown
}

/**
 * The place of the gazetteer that an address asks for: an id, a name alone (`Aspen`), or a name with
 * its point. A point with another name is no place, but only a point.
 */
export async function findSearchedPlace(query: PlaceQuery): Promise<Place | null> {
  const { place: name, latitude, longitude } = query
  if (typeof name !== 'string' || !name) return null
  if (latitude !== undefined && longitude !== undefined) {
    return findPlaceAt({ name, latitude: Number(latitude), longitude: Number(longitude) })
  }
  const point = readPlaceId(name)
  if (point) return findPlaceAt(point)
  const [place] = await findPlacesNamed(name)
  return place ?? null
}
