import type { Rates } from '#app/search/models/rates'

/** How long a process may go on with rates that were replaced. */
const MAX_AGE_MS = 60_000

let kept: { rates: Rates; until: number } | null = null

/** The rates this process read last; null once they may have changed. */
export function keptRates(): Rates | null {
  return kept && performance.now() < kept.until ? kept.rates : null
}

export function keepRates(rates: Rates): Rates {
  kept = { rates, until: performance.now() + MAX_AGE_MS }
  return rates
}

export function forgetRates(): void {
  kept = null
}
