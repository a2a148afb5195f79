import type { InTransaction } from '#app/kernel/database/transaction'
import { CURRENCY_RATES, RATES_DAY } from '#app/search/contract/currency_rates'

/** Advisory lock key, so one process does it at a time. */
const LOCK = 64

/** Recomputes comparable prices after a release with new rates. Safe to repeat. */
export async function updateRates({ trx }: InTransaction): Promise<void> {
  await trx.rawQuery('select pg_advisory_xact_lock(:lock)', { lock: LOCK })
  const known: { code: string; per_usd: number }[] = await trx.from('currency_rates')
  const isSame =
    known.length === CURRENCY_RATES.size &&
    known.every(({ code, per_usd: rate }) => CURRENCY_RATES.get(code) === rate)
  if (isSame) return
  await trx.from('currency_rates').delete()
  const rates = [...CURRENCY_RATES].map(([code, rate]) => ({ code, per_usd: rate, day: RATES_DAY }))
  await trx.table('currency_rates').multiInsert(rates)
  await trx.rawQuery('alter table listed_properties disable trigger count_listing_cells')
  await trx.rawQuery(
    `update listed_properties l set usd = v.usd from listable_properties v
     where v.property_id = l.property_id and v.usd is distinct from l.usd`
  )
  await trx.rawQuery('delete from listing_cells where level > 0')
  await trx.rawQuery(
    `insert into listing_cells select * from grouped_listings
     on conflict (level, x, y) do update set min_usd = excluded.min_usd`
  )
  await trx.rawQuery('alter table listed_properties enable trigger count_listing_cells')
}
