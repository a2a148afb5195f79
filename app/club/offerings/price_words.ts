interface Terms {
  price: number | null
  currency: string | null
  /** for a request or an offering that is paid with coin */
  coins: number | null
}

/** "€120" or "40 coins"; in messages and data, which have no reader’s locale. */
export function offeringPriceWords({ price, currency, coins }: Terms): string {
  if (coins !== null) return coinWords(coins)
  if (price === null || currency === null) return ''
  const isWhole = Number.isInteger(price)
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: isWhole ? 0 : undefined,
  }).format(price)
}

export function coinWords(coins: number): string {
  return coins === 1 ? '1 coin' : `${coins.toLocaleString('en-US')} coins`
}

/** "Oct 11". @param day `2026-10-11` */
export function wishedWords(day: string): string {
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
}
