/**
 * Formats an amount in major units for a locale: `€1,250,000`, `$19.50`, `1.25 BTC`. Whole amounts
 * have no decimals. Codes outside ISO 4217 (cryptocurrencies) follow the number, with up to eight
 * decimals.
 */
export function formatPrice(amount: number, currency: string, locale: string): string {
  const code = currency.toUpperCase()
  if (isFiat(code)) {
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: code,
      trailingZeroDisplay: 'stripIfInteger',
    }).format(amount)
  }
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 8 }).format(amount)}\u00A0${code}`
}

let fiatCodes: Set<string> | undefined

function isFiat(code: string): boolean {
  fiatCodes ??= new Set(Intl.supportedValuesOf('currency'))
  return fiatCodes.has(code)
}
