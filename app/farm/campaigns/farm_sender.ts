import { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'

/** Who the campaigns of a farm are from, as every one of them says. */
export default class FarmSender extends BaseModel {
  @column({ isPrimary: true })
  declare farmId: number

  @column()
  declare name: string

  @column()
  declare postalAddress: string

  /** where answers go */
  @column()
  declare replyTo: string | null

  /** of contacts whose own is unknown */
  @column()
  declare timeZone: string

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime
}
