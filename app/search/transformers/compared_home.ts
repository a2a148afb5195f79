import type { PropertyRow } from '#app/properties/models/property_row'
import { savableCard } from '#app/properties/transformers/savable_cards'

/** A card plus the facts for the comparison. */
export function comparedHome(property: PropertyRow, isSaved: boolean) {
  return {
    ...savableCard(property, isSaved),
    state: property.state,
    latitude: property.latitude,
    longitude: property.longitude,
    bathrooms: property.bathrooms,
    lot_area: property.lotArea,
    year_built: property.yearBuilt,
  }
}
