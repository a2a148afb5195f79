import type { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Answer, VisitorStatus } from '#app/farm/open_houses/open_house_options'

/** Somebody who registered for an open house or signed in at the door: one row per address. */
export default class Visitor extends BaseModel {
  static override table = 'open_house_visitors'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare openHouseId: number

  /** their account, if they were signed in */
  @column()
  declare userId: number | null

  /** chosen by the device that sent it; a repeat changes nothing */
  @column()
  declare clientId: string

  @column()
  declare name: string

  /** in lower case */
  @column()
  declare email: string

  @column()
  declare phone: string | null

  /** whether a realtor already works for them; null if not asked */
  @column()
  declare hasAgent: boolean | null

  @column()
  declare status: VisitorStatus

  /** what they agreed to; null for no consent */
  @column()
  declare consentText: string | null

  /** network address */
  @column()
  declare consentAddress: string | null

  @column.dateTime()
  declare consentedAt: DateTime | null

  /** by mail, from when on campaigns may go to them */
  @column.dateTime()
  declare consentConfirmedAt: DateTime | null

  /** whom they are in the realtor’s farm, once they consented */
  @column()
  declare contactId: number | null

  @column.dateTime()
  declare checkedInAt: DateTime | null

  @column()
  declare answer: Answer | null

  @column.dateTime()
  declare answeredAt: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare registeredAt: DateTime
}
