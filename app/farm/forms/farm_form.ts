import { DateTime } from 'luxon'
import { BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import Farm from '#app/farm/farm'

/** Collects email addresses, with consent. */
export default class FarmForm extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare farmId: number

  /** who gets its leads: whoever made it, or the team’s owner once they left; null without an account */
  @column()
  declare userId: number | null

  @column()
  declare slug: string

  /** for the realtor */
  @column()
  declare name: string

  @column()
  declare headline: string

  @column()
  declare text: string | null

  /** of everyone who confirms */
  @column()
  declare tags: string[]

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime

  @belongsTo(() => Farm)
  declare farm: BelongsTo<typeof Farm>
}
