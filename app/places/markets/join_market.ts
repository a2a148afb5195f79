import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { reachMilestone } from '#app/accounts/milestones'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import Market, { marketSlugs, type MarketPlace } from '#app/places/markets/market'
import { DEFAULT_MARKET_RADIUS_KM } from '#app/places/markets/market_limits'

/** With the circle to draw if nobody added this place before. */
interface NewMarket {
  place: MarketPlace
  radiusKm?: number
}

interface MarketRow extends MarketPlace {
  radiusKm: number
  slug: string
  placeKey: string
}

export type MarketChoice = { id: number } | NewMarket

/**
 * Adds a person to a market, creating it if needed; idempotent. An existing one keeps its circle.
 * @throws HttpError 404
 */
export async function joinMarket(
  { trx }: InTransaction,
  userId: number,
  choice: MarketChoice
): Promise<Market> {
  const id = 'id' in choice ? choice.id : await ensureMarket(choice, trx)
  const exists = await trx.from('markets').where({ id }).first()
  if (!exists) throw HttpError.notFound()
  const { rows } = await trx.rawQuery<{ rows: unknown[] }>(
    `insert into market_members (market_id, user_id) values (?, ?)
     on conflict do nothing returning user_id`,
    [id, userId]
  )
  if (rows.length) await reachMilestone({ trx }, userId, 'joined_market')
  return Market.findOrFail(id, { client: trx })
}

/** A concurrent insert of the same place wins; if the slug is taken, the next one is used. */
async function ensureMarket(
  { place, radiusKm = DEFAULT_MARKET_RADIUS_KM }: NewMarket,
  trx: TransactionClientContract
): Promise<number> {
  const placeKey = Market.placeKey(place)
  for (const slug of await freeSlugs(place, trx)) {
    await insertMarket({ ...place, radiusKm, slug, placeKey }, trx)
    const market: { id: number } | null = await trx
      .from('markets')
      .select('id')
      .where('place_key', placeKey)
      .first()
    if (market) return market.id
  }
  throw HttpError.conflict('This market couldn’t be added. Try again.')
}

async function freeSlugs(place: MarketPlace, trx: TransactionClientContract): Promise<string[]> {
  const wanted = marketSlugs(place)
  const numbered = [2, 3, 4].map((number) => `${wanted.at(-1)}-${number}`)
  const all = [...wanted, ...numbered, `${wanted[0]}-${randomUUID().slice(0, 8)}`]
  const rows: { slug: string }[] = await trx.from('markets').whereIn('slug', all).select('slug')
  const taken = new Set(rows.map(({ slug }) => slug))
  return all.filter((slug) => !taken.has(slug))
}

async function insertMarket(
  { countryCode, placeKey, radiusKm, ...place }: MarketRow,
  trx: TransactionClientContract
): Promise<void> {
  const { name, slug, city, state, country, latitude, longitude } = place
  await trx
    .knexQuery()
    .table('markets')
    .insert({
      ...{ name, slug, city, state, country, latitude, longitude },
      country_code: countryCode,
      place_key: placeKey,
      radius_km: radiusKm,
    })
    .onConflict()
    .ignore()
}

/** Idempotent. @throws HttpError 404 */
export async function leaveMarket(
  { trx }: InTransaction,
  userId: number,
  marketId: number
): Promise<void> {
  const exists = await trx.from('markets').where({ id: marketId }).first()
  if (!exists) throw HttpError.notFound()
  await trx.from('market_members').where({ market_id: marketId, user_id: userId }).delete()
}
