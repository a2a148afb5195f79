import type { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'

/** Who edits its listing manages it; hosts see its visitors. */
export default class OpenHouse extends BaseModel {
  static override table = 'open_houses'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare propertyId: number

  @column()
  declare slug: string

  /** shared by those scheduled together */
  @column()
  declare seriesId: string | null

  @column.dateTime()
  declare startsAt: DateTime

  @column.dateTime()
  declare endsAt: DateTime

  /** IANA name, of the home */
  @column()
  declare timeZone: string

  /** of registrations; null for any number */
  @column()
  declare capacity: number | null

  /** for visitors */
  @column()
  declare notes: string | null

  /** increases with each change that visitors are told of */
  @column()
  declare revision: number

  @column.dateTime()
  declare cancelledAt: DateTime | null

  @column.dateTime()
  declare hostsRemindedAt: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime
}
