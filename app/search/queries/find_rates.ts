import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { keepRates, keptRates } from '#app/search/models/kept_rates'
import type { Rate, Rates } from '#app/search/models/rates'

/** The rates in force. @param client of the transaction it is called in */
export async function findRates(client?: TransactionClientContract): Promise<Rates> {
  const kept = keptRates()
  if (kept) return kept
  const { rows } = await (client ?? db).rawQuery<{ rows: (Rate & { code: string })[] }>(
    'select code, per_usd as "perUsd", day::text, source from currency_rates'
  )
  return keepRates(new Map(rows.map(({ code, ...rate }) => [code, rate])))
}
