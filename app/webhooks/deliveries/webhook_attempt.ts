import type { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'

export default class WebhookAttempt extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare deliveryId: number

  @column()
  declare answerStatus: number | null

  @column()
  declare answer: string | null

  /** why it failed, in a sentence */
  @column()
  declare failure: string | null

  @column()
  declare durationMs: number

  @column.dateTime({ autoCreate: true })
  declare attemptedAt: DateTime
}
