import { DateTime } from 'luxon'
import { BaseModel, column, scope } from '@adonisjs/lucid/orm'

/** What using the link restores, besides ending every session. */
export interface Reverts {
  email?: string
  /** the second factor's row before it was removed; null if there was none */
  two_factor?: Record<string, unknown> | null
  /** the credential id of an added passkey, to remove */
  passkey_added?: string
  /** the row of a passkey before it was removed */
  passkey?: Record<string, unknown>
  /** the id of a newly connected provider account; every undo removes it */
  connected?: number
  disconnected?: Record<string, unknown>
}

/** An account change the person was mailed about and can undo by link. */
export default class AccountUndo extends BaseModel {
  static usable = scope((query) => {
    query.whereNull('used_at').where('expires_at', '>', DateTime.now().toSQL())
  })

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  @column()
  declare mailedTo: string

  @column()
  declare subject: string

  @column()
  declare sentence: string

  @column({ prepare: (value: Reverts) => JSON.stringify(value) })
  declare reverts: Reverts

  /** null until it is mailed */
  @column({ serializeAs: null })
  declare tokenHash: string | null

  @column.dateTime()
  declare expiresAt: DateTime

  @column.dateTime()
  declare usedAt: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime
}
