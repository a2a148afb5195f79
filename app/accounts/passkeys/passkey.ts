import type { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'

/** The public key of a phone, computer or security key. The private key never leaves the device. */
export default class Passkey extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  @column()
  declare name: string

  /** base64url, like the next two */
  @column()
  declare credentialId: string

  /** identifies the account to authenticators without revealing whose it is */
  @column()
  declare userHandle: string

  /** COSE */
  @column()
  declare publicKey: string

  /** number of uses, as counted by the authenticator; synced passkeys stay at 0 */
  @column({ consume: Number })
  declare counter: number

  @column()
  declare transports: string[]

  @column.dateTime()
  declare lastUsedAt: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime
}
