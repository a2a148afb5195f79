import { DateTime } from 'luxon'
import { BaseModel, column, scope } from '@adonisjs/lucid/orm'

/** What using the link brings back, beside ending every session. */
export interface Reverts {
  email?: string
  /** the row of the second factor before it was removed; null if there was none before */
  two_factor?: Record<string, unknown> | null
  /** the credential id of a passkey that goes again */
  passkey_added?: string
  /** the row of a passkey before it was removed */
  passkey?: Record<string, unknown>
  /** the id of an account of a provider that was connected; it goes with every undo */
  connected?: number
  disconnected?: Record<string, unknown>
}

/** A change of an account that somebody was told of, and may take back by a link. */
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
