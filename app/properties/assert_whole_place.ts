import { fieldErrors } from '#app/common/http/field_errors'
import type { PlainInput } from '#app/properties/property_input'

/** @throws E_VALIDATION_ERROR with one coordinate and not the other */
export function assertWholePlace({
  latitude,
  longitude,
}: Pick<PlainInput, 'latitude' | 'longitude'>): void {
  if (((latitude ?? null) === null) === ((longitude ?? null) === null)) return
  const missing = typeof latitude === 'number' ? 'longitude' : 'latitude'
  throw fieldErrors({ [`property.${missing}`]: 'A place has a latitude and a longitude.' })
}
