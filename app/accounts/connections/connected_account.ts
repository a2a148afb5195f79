import type { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Provider } from '#app/accounts/account_options'

export default class ConnectedAccount extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  @column()
  declare provider: Provider

  /** subjects are unique per issuer; the provider's own name where it has only one */
  @column()
  declare issuer: string

  /** the provider's permanent id for the person */
  @column({ serializeAs: null })
  declare subject: string

  /** name and email at the time of connecting */
  @column()
  declare name: string | null

  @column()
  declare email: string | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime
}
