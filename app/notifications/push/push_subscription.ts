import { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'

export default class PushSubscription extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  /** the subscription ends with this session; null if it was made with an API token, formerly */
  @column({ serializeAs: null })
  declare sessionId: string | null

  /** URL at the browser's push service; with it and the keys, anyone can send to the browser */
  @column({ serializeAs: null })
  declare endpoint: string

  /** the browser's public key, base64url (RFC 8291) */
  @column({ columnName: 'p256dh', serializeAs: null })
  declare p256dh: string

  /** the secret shared with the browser, base64url (RFC 8291) */
  @column({ serializeAs: null })
  declare auth: string

  @column()
  declare userAgent: string | null

  @column.dateTime()
  declare lastUsedAt: DateTime | null

  @column.dateTime()
  declare lastFailedAt: DateTime | null

  /** in a row, of who sends */
  @column({ serializeAs: null })
  declare refusalsCount: number

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime
}
