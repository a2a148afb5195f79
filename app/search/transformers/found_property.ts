import { savableCard } from '#app/properties/transformers/savable_cards'
import { wireTimeOrNull } from '#app/common/http/wire_time'
import type { PropertyCardRow } from '#app/properties/models/property_row'

interface Place {
  latitude: number
  longitude: number
  bathrooms: number | null
  nextOpening: Date | null
  distance: number | null
}

/** A listing's card plus its location and distance. */
export function foundProperty(property: PropertyCardRow, place: Place, isSaved: boolean) {
  return {
    ...savableCard(property, isSaved),
    bathrooms: place.bathrooms,
    latitude: place.latitude,
    longitude: place.longitude,
    distance: place.distance,
    next_open_house_at: wireTimeOrNull(place.nextOpening),
  }
}
