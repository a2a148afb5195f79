import { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'

const asNumber = (value: string | null) => (value === null ? null : Number(value))

/** The database creates the row with its user and maintains the counts. */
export default class UserStats extends BaseModel {
  static override table = 'user_stats'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  @column()
  declare headline: string | null

  @column()
  declare yearsExperience: number | null

  @column()
  declare homesSold: number | null

  /** US dollars, major units, over the whole career */
  @column({ consume: asNumber })
  declare salesVolume: number | null

  @column()
  declare languages: string[]

  @column()
  declare specialties: string[]

  @column()
  declare awards: string[]

  @column()
  declare followersCount: number

  @column()
  declare followingsCount: number

  @column()
  declare propertiesCount: number

  @column()
  declare spotsCount: number

  @column()
  declare designsCount: number

  @column.dateTime({ autoUpdate: true })
  declare updatedAt: DateTime
}
