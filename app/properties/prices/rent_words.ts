import type { OfferedFor } from '#app/properties/listing_options'

/** `€1,800 a month` for a rent, `€1,250,000` otherwise; nothing stays nothing. */
export function rentWords(price: string, offeredFor: OfferedFor): string {
  return price && offeredFor === 'rent' ? `${price} a month` : price
}

/** Where there is little room: `€1.8K/mo`. */
export function shortRentWords(price: string, offeredFor: OfferedFor): string {
  return offeredFor === 'rent' ? `${price}/mo` : price
}
