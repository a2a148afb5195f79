import { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { ViewingStatus } from '#app/leads/viewings/viewing_options'

/** A home shown to a lead at a time. */
export default class Viewing extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare leadId: number

  @column()
  declare propertyId: number

  /** the realtor whose time it takes */
  @column()
  declare userId: number

  @column.dateTime()
  declare startsAt: DateTime

  /** when it was asked for at first, which names it in calendars */
  @column.dateTime()
  declare firstStartsAt: DateTime

  @column.dateTime()
  declare endsAt: DateTime

  /** IANA name, of the home */
  @column()
  declare timeZone: string

  @column()
  declare status: ViewingStatus

  /** opens its page for the lead, who may have no account */
  @column({ serializeAs: null })
  declare token: string

  /** of its calendar file */
  @column()
  declare revision: number

  @column.dateTime()
  declare decidedAt: DateTime | null

  @column.dateTime()
  declare remindedAt: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime

  get isOver(): boolean {
    return this.startsAt <= DateTime.now()
  }
}
