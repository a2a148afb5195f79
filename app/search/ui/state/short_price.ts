/** The price on a pin: `€1.25M`. */
export function shortPrice(amount: number | null, currency: string | null, locale: string): string {
  if (amount === null || !currency) return 'On request'
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumSignificantDigits: 3,
  }).format(amount)
}
