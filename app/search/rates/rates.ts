import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Rate, Rates } from '#app/properties/prices/convert_price'

/** The rates in force. @param client of the transaction it is called in */
export async function findRates(client?: TransactionClientContract): Promise<Rates> {
  const kept = keptRates()
  if (kept) return kept
  const { rows } = await (client ?? db).rawQuery<{ rows: (Rate & { code: string })[] }>(
    'select code, per_usd as "perUsd", day::text, source from currency_rates'
  )
  return keepRates(new Map(rows.map(({ code, ...rate }) => [code, rate])))
}

/** How long a process may go on with rates that were replaced. */
const MAX_AGE_MS = 60_000

let kept: { rates: Rates; until: number } | null = null

/** The rates this process read last; null once they may have changed. */
function keptRates(): Rates | null {
  return kept && performance.now() < kept.until ? kept.rates : null
}

function keepRates(rates: Rates): Rates {
  kept = { rates, until: performance.now() + MAX_AGE_MS }
  return rates
}

export function forgetRates(): void {
  kept = null
}
