import { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'

export default class LeadReminder extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare leadId: number

  /** who set it and is reminded */
  @column()
  declare userId: number

  @column()
  declare text: string

  @column.dateTime()
  declare dueAt: DateTime

  /** IANA name, of who set it */
  @column()
  declare timeZone: string

  @column.dateTime()
  declare notifiedAt: DateTime | null

  @column.dateTime()
  declare doneAt: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime
}
