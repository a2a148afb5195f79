/**
 * Formats an amount in major units for a locale: `€1,250,000`, `$19.50`, `1.25 BTC`. Whole amounts
 * have no decimals. Codes outside ISO 4217 (cryptocurrencies) follow the number, with up to eight
 * decimals.
 */
export function formatPrice(amount: number, currency: string, locale: string): string {
  const code = currency.toUpperCase()
  if (isFiat(code)) return numberFormat(locale, code).format(amount)
  return `${numberFormat(locale, null).format(amount)}\u00A0${code}`
}

const formats = new Map<string, Intl.NumberFormat>()

/** Kept: making one takes longer than all it formats on a page. */
function numberFormat(locale: string, currency: string | null): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(
    locale,
    currency === null
      ? { maximumFractionDigits: 8 }
      : { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }
  )
  formats.set(key, made)
  return made
}

let fiatCodes: Set<string> | undefined

function isFiat(code: string): boolean {
  fiatCodes ??= new Set(Intl.supportedValuesOf('currency'))
  return fiatCodes.has(code)
}
