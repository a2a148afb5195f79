import type { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'

/** A public key of somebody's phone, computer or security key. The private one never leaves it. */
export default class Passkey extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  @column()
  declare name: string

  /** base64url, as the following two */
  @column()
  declare credentialId: string

  /** names the account to authenticators, without saying whose it is */
  @column()
  declare userHandle: string

  /** COSE */
  @column()
  declare publicKey: string

  /** of its uses, as the authenticator counts them; those that are synced stay at 0 */
  @column({ consume: Number })
  declare counter: number

  @column()
  declare transports: string[]

  @column.dateTime()
  declare lastUsedAt: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime
}
