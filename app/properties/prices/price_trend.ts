export interface NamedPrice {
  price: number
  currency: string
  /** ISO 8601 */
  changed_at: string
}

export interface PriceStep {
  price: number
  changedAt: string
  /** to the price before, as a share of it; null for the first */
  change: number | null
}

/** The prices since the currency last changed: those in another can't be compared. */
export function priceTrend(history: readonly NamedPrice[]): PriceStep[] {
  const currency = history.at(-1)?.currency
  const last = history.findLastIndex((named) => named.currency !== currency)
  const comparable = history.slice(last + 1)
  return comparable.map(({ price, changed_at }, at) => {
    const before = comparable[at - 1]?.price
    return { price, changedAt: changed_at, change: before ? (price - before) / before : null }
  })
}

/** By how much the last change lowered the price, as a share above 0; null where it didn’t. */
export function priceCut(history: readonly NamedPrice[]): number | null {
  const change = priceTrend(history).at(-1)?.change ?? null
  return change !== null && change < 0 ? -change : null
}
