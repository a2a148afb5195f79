import type { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import { foldText } from '#app/common/text/fold_text'
import type { Place } from '#app/places/gazetteer/place'

/** What a market is made from. */
export type MarketPlace = Omit<Place, 'population'>

/** A place that people join to follow what is for sale and said there. */
export default class Market extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare name: string

  @column()
  declare city: string

  /** empty where the country has no regions */
  @column()
  declare state: string

  @column()
  declare country: string

  @column()
  declare countryCode: string

  @column()
  declare latitude: number

  @column()
  declare longitude: number

  /** kept by the database as people join and leave */
  @column()
  declare membersCount: number

  /** what makes two markets the same: see `placeKey` */
  @column({ serializeAs: null })
  declare placeKey: string

  @column.dateTime()
  declare createdAt: DateTime

  /** Same place, same key: country, region, town and name without case and accents. */
  static placeKey({ countryCode, state, city, name }: MarketPlace): string {
    return [countryCode, state, city, name].map(foldText).join('|')
  }
}
