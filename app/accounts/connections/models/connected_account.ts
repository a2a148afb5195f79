import type { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Provider } from '#app/accounts/contract/providers'

export default class ConnectedAccount extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  @column()
  declare provider: Provider

  /** subjects are unique only within it; the provider's own name where there is just one */
  @column()
  declare issuer: string

  /** the provider's name for the person, which never changes */
  @column({ serializeAs: null })
  declare subject: string

  /** name and email as they were when it was connected */
  @column()
  declare name: string | null

  @column()
  declare email: string | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime
}
