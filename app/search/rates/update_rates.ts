import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { CURRENCY_RATES, RATES_DAY, RATES_SOURCE } from '#app/search/rates/currency_rates'
import type { Rate, Rates } from '#app/properties/prices/convert_price'
import { forgetRates } from '#app/search/rates/rates'

/** Advisory lock key, so one process does it at a time. */
const LOCK = 64

/** Takes the rates of a release, unless an operator has newer ones. Safe to repeat. */
export async function updateRates({ trx }: InTransaction): Promise<void> {
  await trx.rawQuery('select pg_advisory_xact_lock(:lock)', { lock: LOCK })
  const { rows } = await trx.rawQuery<{ rows: (Rate & { code: string })[] }>(
    'select code, per_usd as "perUsd", day::text, source from currency_rates'
  )
  const stored = new Map(rows.map(({ code, ...rate }) => [code, rate]))
  const shipped = [...CURRENCY_RATES].map(
    ([code, perUsd]) => [code, { perUsd, day: RATES_DAY, source: RATES_SOURCE }] as const
  )
  const changed = shipped.filter(([code, rate]) => isOutdated(stored.get(code), rate))
  if (changed.length) await replaceRates({ trx }, new Map(changed))
}

/** Also a rate of this release that a migration stored under its default source. */
function isOutdated(stored: Rate | undefined, shipped: Rate): boolean {
  if (!stored || stored.day < shipped.day) return true
  const isSame = stored.day === shipped.day && stored.perUsd === shipped.perUsd
  return isSame && stored.source !== shipped.source
}

/** Puts rates in force and computes every comparable price anew. Currencies not given keep theirs. */
export async function replaceRates({ trx }: InTransaction, rates: Rates): Promise<void> {
  await trx.rawQuery('select pg_advisory_xact_lock(:lock)', { lock: LOCK })
  const rows = [...rates].map(([code, { perUsd, day, source }]) => ({
    code,
    per_usd: perUsd,
    day,
    source,
  }))
  await trx.knexQuery().table('currency_rates').insert(rows).onConflict('code').merge()
  await trx.rawQuery('alter table listed_properties disable trigger count_listing_cells')
  await trx.rawQuery(
    `update listed_properties l set usd = v.usd, monthly_usd = v.monthly_usd
     from listable_properties v
     where v.property_id = l.property_id
       and (v.usd, v.monthly_usd) is distinct from (l.usd, l.monthly_usd)`
  )
  await trx.rawQuery('delete from listing_cells where level > 0')
  await trx.rawQuery(
    `insert into listing_cells select * from grouped_listings
     on conflict (level, x, y) do update set min_usd = excluded.min_usd`
  )
  await trx.rawQuery('alter table listed_properties enable trigger count_listing_cells')
  afterCommit(trx, () => void forgetRates())
}

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
