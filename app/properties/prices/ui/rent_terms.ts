import { formatPrice } from '#app/kit/display/format_price'
import { formatDate } from '#app/kit/display/format_time'
import type { OfferedFor } from '#app/properties/listing_options'

interface Let {
  offered_for: OfferedFor
  currency: string | null
  deposit: number | null
  available_from: string | null
}

interface RentTerm {
  label: string
  value: string
}

/** What else a home for rent says of its rent; nothing for one for sale. */
export function rentTerms(home: Let, locale: string): RentTerm[] {
  const { offered_for: offeredFor, currency, deposit, available_from: day } = home
  if (offeredFor === 'sale') return []
  return [
    ...(deposit !== null && currency
      ? [{ label: 'Deposit', value: formatPrice(deposit, currency, locale) }]
      : []),
    ...(day ? [{ label: 'Available from', value: dayWords(day, locale) }] : []),
  ]
}

/** `Dec 1, 2026`, the same day everywhere. */
export function dayWords(day: string, locale: string): string {
  return formatDate(new Date(`${day}T00:00:00Z`), locale, 'UTC')
}
