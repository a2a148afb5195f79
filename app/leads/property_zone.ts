import { findTimeZone } from '#app/places/gazetteer/find_time_zone'
import type { PropertyRow } from '#app/properties/property_row'

type Somewhere = Pick<PropertyRow, 'countryCode' | 'latitude' | 'longitude'>

/** A listing's time zone; UTC if it has no location. */
export async function propertyZone({ countryCode, latitude, longitude }: Somewhere) {
  if (latitude === null || longitude === null) return 'UTC'
  return findTimeZone({ countryCode, latitude, longitude })
}
