import { DateTime } from 'luxon'
import { BaseModel, column, scope } from '@adonisjs/lucid/orm'

export default class EmailChange extends BaseModel {
  static pending = scope((query) => {
    query.where('expires_at', '>', DateTime.now().toSQL())
  })

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  @column()
  declare email: string

  @column.dateTime()
  declare expiresAt: DateTime

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime
}
