import { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'

/** Written once, never changed. */
export default class PriceChange extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare propertyId: number

  /** major units of `currency` */
  @column({ consume: (value: string) => Number(value) })
  declare price: number

  @column()
  declare currency: string

  @column.dateTime()
  declare changedAt: DateTime
}
