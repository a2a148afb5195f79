import type { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { ConsentStatus } from '#app/farm/farm_options'

/** One row per farm and email address. */
export default class FarmContact extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare farmId: number

  @column()
  declare name: string | null

  /** in lower case */
  @column()
  declare email: string | null

  @column()
  declare phone: string | null

  @column()
  declare address: string | null

  @column()
  declare latitude: number | null

  @column()
  declare longitude: number | null

  @column()
  declare tags: string[]

  /** IANA; null if unknown */
  @column()
  declare timeZone: string | null

  /** they agreed that clicks in mails are known to be theirs */
  @column()
  declare showsClicks: boolean

  /** what the latest evidence about its address says; `recordConsent` keeps both */
  @column()
  declare consentStatus: ConsentStatus

  /** counts changes */
  @column()
  declare version: number

  @column.dateTime()
  declare createdAt: DateTime

  @column.dateTime()
  declare updatedAt: DateTime
}
