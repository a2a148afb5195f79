import { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { LeadSource, LeadStage } from '#app/leads/lead_options'

/** A possible buyer. One row per realtor and email address. */
export default class Lead extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  /** whose lead it is */
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

  /** the agent who works on it; null for the realtor */
  @column()
  declare assignedId: number | null

  /** why it was won or lost */
  @column()
  declare reason: string | null

  /** when somebody first got back to them */
  @column.dateTime()
  declare answeredAt: DateTime | null

  /** when something last happened */
  @column.dateTime()
  declare happenedAt: DateTime

  @column.dateTime()
  declare createdAt: DateTime
}
