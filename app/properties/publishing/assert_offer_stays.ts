import { fieldErrors } from '#app/common/http/field_errors'
import type { OfferedFor } from '#app/properties/listing_options'
import type { PropertyRow } from '#app/properties/property_row'

type Offered = Pick<PropertyRow, 'offeredFor' | 'publishedAt'>

/**
 * Prices that were told, kept and compared once a home was out would mean something else.
 * @throws E_VALIDATION_ERROR
 */
export function assertOfferStays(home: Offered, wanted: OfferedFor | undefined): void {
  if (offerStays(home, wanted)) return
  const now = home.offeredFor === 'rent' ? 'rent' : 'sale'
  const message = `This home was published for ${now}, and stays so. Duplicate it to offer the copy for ${now === 'rent' ? 'sale' : 'rent'}.`
  throw fieldErrors({ 'property.offered_for': message })
}

export function offerStays({ offeredFor, publishedAt }: Offered, wanted?: OfferedFor): boolean {
  return wanted === undefined || wanted === offeredFor || publishedAt === null
}
