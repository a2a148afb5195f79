/** A currency's rate, of its day. */
export interface Rate {
  /** units for one US dollar */
  perUsd: number
  /** `2026-10-11` */
  day: string
  source: string
}

export type Rates = ReadonlyMap<string, Rate>

/** A price in US dollars, as the database computes it; null without a rate. */
export function inUsd(amount: number, currency: string, rates: Rates): number | null {
  const rate = rates.get(currency)
  return rate ? amount / rate.perUsd : null
}

/** A price in another currency; null if either has no rate. */
export function inCurrency(amount: number, from: string, to: string, rates: Rates): number | null {
  if (from === to) return amount
  const usd = inUsd(amount, from, rates)
  const rate = rates.get(to)
  return usd === null || !rate ? null : usd * rate.perUsd
}

/** To three digits: converted amounts are no more exact than their rates. */
export function about(amount: number): number {
  return Number(amount.toPrecision(3))
}

interface ConvertedPrice {
  /** about */
  amount: number
  currency: string
  /** of the older of both rates: `2026-10-11` */
  day: string
  sources: string[]
}

/** A price as somebody with another currency reads it; null if either has no rate. */
export function convertPrice(
  price: number,
  from: string,
  to: string,
  rates: Rates
): ConvertedPrice | null {
  const [amount, given, wanted] = [
    inCurrency(price, from, to, rates),
    rates.get(from),
    rates.get(to),
  ]
  if (amount === null || !given || !wanted) return null
  return {
    amount: about(amount),
    currency: to,
    day: given.day < wanted.day ? given.day : wanted.day,
    sources: [...new Set([given.source, wanted.source])],
  }
}
