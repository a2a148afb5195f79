import type { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import { foldText } from '#app/common/text/fold_text'
import type { Place } from '#app/places/gazetteer/place'

export type MarketPlace = Omit<Place, 'population'>

export default class Market extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare name: string

  @column()
  declare city: string

  /** in its page's URL; never changes */
  @column()
  declare slug: string

  /** may be empty */
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

  /** how far it extends from its center */
  @column()
  declare radiusKm: number

  /** maintained by the database */
  @column()
  declare membersCount: number

  @column({ serializeAs: null })
  declare placeKey: string

  @column.dateTime()
  declare createdAt: DateTime

  /** Country, region, town and name, folded. */
  static placeKey({ countryCode, state, city, name }: MarketPlace): string {
    return [countryCode, state, city, name].map(foldText).join('|')
  }
}

/** Slugs for a market, best first: `portofino`, `portofino-liguria`, `portofino-liguria-it`. */
export function marketSlugs({
  name,
  state,
  countryCode,
}: Pick<MarketPlace, 'name' | 'state' | 'countryCode'>): string[] {
  const parts = [name, state, countryCode].map((part) => foldText(part).replaceAll(' ', '-'))
  const [first, ...rest] = [parts[0] || 'market', ...parts.slice(1).filter(Boolean)]
  return rest.reduce((slugs, part) => [...slugs, `${slugs.at(-1)}-${part}`], [first])
}
