import { CURRENCY_RATES } from '#app/search/contract/currency_rates'
import type { Rates } from '#app/search/models/rates'

/** A file of rates that can't be used; the message says why. */
export class RatesFileError extends Error {}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * Reads `{ "date": "2026-11-20", "base": "EUR", "rates": { "USD": 1.15, … } }`, where a rate is how
 * many units one unit of the base buys. Currencies that vesta doesn't compare are passed over.
 *
 * @throws RatesFileError
 */
export function readRatesFile(text: string, source: string): Rates {
  const { date, base, rates } = partsOf(text)
  if (typeof date !== 'string' || !DAY.test(date) || Number.isNaN(Date.parse(date))) {
    throw new RatesFileError('Its “date” must be a day such as 2026-11-20.')
  }
  if (typeof base !== 'string' || !CURRENCY_RATES.has(base)) {
    throw new RatesFileError('Its “base” must be the code of a currency, such as EUR.')
  }
  if (typeof rates !== 'object' || rates === null) {
    throw new RatesFileError('Its “rates” must be an object of currency codes and numbers.')
  }
  const perBase = new Map<string, number>([[base, 1]])
  for (const [code, rate] of Object.entries(rates)) {
    if (!CURRENCY_RATES.has(code) || code === base) continue
    if (typeof rate !== 'number' || !(rate > 0) || !Number.isFinite(rate)) {
      throw new RatesFileError(`The rate of ${code} must be a number above zero.`)
    }
    perBase.set(code, rate)
  }
  const dollars = perBase.get('USD')
  if (!dollars) throw new RatesFileError('It needs a rate for USD.')
  return new Map(
    [...perBase].map(([code, rate]) => [code, { perUsd: rate / dollars, day: date, source }])
  )
}

interface Parts {
  date?: unknown
  base?: unknown
  rates?: unknown
}

function partsOf(text: string): Parts {
  try {
    const given: unknown = JSON.parse(text)
    if (typeof given === 'object' && given !== null) return given
  } catch {
    // answered below
  }
  throw new RatesFileError('It isn’t a JSON object.')
}
