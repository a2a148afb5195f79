import { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { LeadSource, LeadStage } from '#app/leads/contract/lead_options'

/** Somebody who may buy, once for each realtor and email address. */
export default class Lead extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  /** the realtor whom they asked */
  @column()
  declare userId: number

  /** of the listing they asked about last */
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

  /** when they were last heard of */
  @column.dateTime()
  declare happenedAt: DateTime

  @column.dateTime()
  declare createdAt: DateTime
}
