import countryToCurrency from 'country-to-currency'

const KNOWN: Record<string, string> = countryToCurrency

/** What people pay with in a country; null where that isn’t known. */
export function currencyOfCountry(code: string): string | null {
  return KNOWN[code] ?? null
}
