import type { OfferedFor } from '#app/properties/listing_options'
import { shortRentWords } from '#app/properties/prices/rent_words'

/** The price on a pin: `€1.25M`. @param digits fewer than the price has round it */
export function shortPrice(
  amount: number | null,
  currency: string | null,
  locale: string,
  digits = 3
): string {
  if (amount === null || !currency) return 'On request'
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumSignificantDigits: digits,
  }).format(amount)
}

interface PricedHome {
  price: number | null
  currency: string | null
  offered_for: OfferedFor
}

/** Of a home: `€1.25M`, or `€1.8K/mo` if it is for rent. */
export function shortHomePrice({ price, currency, ...home }: PricedHome, locale: string): string {
  const words = shortPrice(price, currency, locale)
  return price === null ? words : shortRentWords(words, home.offered_for)
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

export interface RatesOrigin {
  rates_day: string
  rates_source: string
}

/** Whose rates they are, next to converted prices. */
export function ratesWords({ rates_day: day, rates_source: source }: RatesOrigin): string {
  return `Converted at the rates of ${DAY.format(new Date(day))}, from ${source}.`
}
