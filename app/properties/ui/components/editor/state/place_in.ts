import type { Place } from '#app/places/ui/search_places'
import type { Fields } from '#app/properties/ui/components/editor/state/draft'

/** The gazetteer's place of a listing, as far as its fields tell; null before one was chosen. */
export function placeIn(fields: Fields): Place | null {
  const { city, state, country, country_code: code, latitude, longitude } = fields
  if (!city || !country || !code || latitude === null || longitude === null) return null
  return { name: city, city, state: state ?? '', country, country_code: code, latitude, longitude }
}
