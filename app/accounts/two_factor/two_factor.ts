import type { DateTime } from 'luxon'
import encryption from '@adonisjs/core/services/encryption'
import { BaseModel, column } from '@adonisjs/lucid/orm'

/** Encrypted with the application's key: a leaked database alone signs nobody in. */
const encrypted = (purpose: string) =>
  column({
    serializeAs: null,
    prepare: (value: unknown) => encryption.encrypt(value, undefined, purpose),
    consume: (value: string) => encryption.decrypt(value, purpose),
  })

/** A person's second factor: time-based codes (RFC 6238) and recovery codes. */
export default class TwoFactor extends BaseModel {
  static override table = 'two_factors'

  @column({ isPrimary: true })
  declare userId: number

  /** base32 */
  @encrypted('two-factor-secret')
  declare secret: string

  @encrypted('two-factor-recovery')
  declare recoveryCodes: string[]

  /** null until a first code proves the app is set up */
  @column.dateTime()
  declare confirmedAt: DateTime | null

  /** the 30-second step of the latest accepted code; it and earlier ones are refused */
  @column({ consume: Number })
  declare lastStep: number

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime
}
