import type { OfferedFor } from '#app/properties/listing_options'
import { rentWords } from '#app/properties/prices/rent_words'

interface Priced {
  price: number
  currency: string
  offeredFor: OfferedFor
}

/** `€1,250,000`, or `€1,800 a month`, for mails and notices. */
export function listingPriceWords({ price, currency, offeredFor }: Priced): string {
  const words = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  }).format(price)
  return rentWords(words, offeredFor)
}
