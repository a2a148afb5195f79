import type { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'

/** A realtor's or a team's: whoever works on it shares its contacts, areas and forms. */
export default class Farm extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number | null

  @column()
  declare teamId: number | null

  @column.dateTime()
  declare createdAt: DateTime
}
