import { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { LeadSource, LeadStage } from '#app/leads/contract/lead_options'

/** A possible buyer. One row per realtor and email address. */
export default class Lead extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  /** the realtor they asked */
  @column()
  declare userId: number

  /** the team of the listing they last asked about */
  @column()
  declare teamId: number | null

  /** in lower case */
  @column()
  declare email: string

  @column()
  declare name: string

  @column()
  declare phone: string | null

  @column()
  declare stage: LeadStage

  @column()
  declare source: LeadSource

  @column()
  declare propertyId: number | null

  /** when they last got in touch */
  @column.dateTime()
  declare happenedAt: DateTime

  @column.dateTime()
  declare createdAt: DateTime
}
