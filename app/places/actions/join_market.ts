import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { HttpError } from '#app/core/exceptions/http_error'
import Market, { type MarketPlace } from '#app/places/models/market'

export type MarketChoice = { id: number } | { place: MarketPlace }

/** Makes somebody a member of a market, making the market where its place has none yet. */
export default class JoinMarket {
  /**
   * Joining twice is the same as once.
   *
   * @throws HttpError 404 when there is no market of that id
   */
  async handle(
    userId: number,
    choice: MarketChoice,
    trx: TransactionClientContract
  ): Promise<Market> {
    const id = 'id' in choice ? choice.id : await this.#ensure(choice.place, trx)
    const exists = await trx.from('markets').where({ id }).first()
    if (!exists) throw HttpError.notFound()
    await trx.rawQuery(
      'insert into market_members (market_id, user_id) values (?, ?) on conflict do nothing',
      [id, userId]
    )
    return Market.findOrFail(id, { client: trx })
  }

  /** The insert waits for another of the same place and then leaves it to that one. */
  async #ensure(place: MarketPlace, trx: TransactionClientContract): Promise<number> {
    const placeKey = Market.placeKey(place)
    await trx.rawQuery(
      `insert into markets (name, city, state, country, country_code, latitude, longitude, place_key)
       values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (place_key) do nothing`,
      [
        place.name,
        place.city,
        place.state,
        place.country,
        place.countryCode,
        place.latitude,
        place.longitude,
        placeKey,
      ]
    )
    const market: { id: number } = await trx
      .from('markets')
      .select('id')
      .where('place_key', placeKey)
      .firstOrFail()
    return market.id
  }
}
